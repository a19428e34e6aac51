import { createRequire } from 'node:module';
import type { RequestListener } from 'node:http';

interface ExegesisExpress {
  middleware: (apiSpec: unknown, options: Record<string, unknown>) => Promise<unknown>;
}

interface AuthEmulatorServer {
  createApp: (projectId: string) => Promise<RequestListener>;
}

interface Account {
  emailVerified?: boolean;
  /** Start of the session for which tokens are being issued. Milliseconds. */
  lastLoginAt?: string;
  /** Sessions that began earlier have ended. Seconds. */
  validSince?: string;
}

interface AccountChange {
  /** Set by a sign-in by a mailed link. */
  emailLinkSignin?: boolean;
  passwordHash?: string | undefined;
  /** Set by nothing but the issue of tokens, with the present time. */
  lastRefreshAt?: string;
}

/** Encoded as Base64 of JSON. */
interface RefreshToken {
  startedAt?: string;
}

interface AuthEmulatorState {
  encodeRefreshToken: (token: RefreshToken) => string;
  decodeRefreshToken: (token: string) => RefreshToken;
  ProjectState: {
    prototype: {
      createRefreshTokenFor: (account: Account, ...options: unknown[]) => string;
      validateRefreshToken: (token: string) => { user: Account };
      getUserByLocalId: (localId: string) => Account | undefined;
      updateUserByLocalId: (localId: string, change: AccountChange, ...options: unknown[]) => Account;
    };
  };
}

interface AuthEmulatorErrors {
  assert: (condition: boolean, error: string) => void;
}

/**
 * The real service keeps with a session when it began, repeats that in each renewed ID token (`auth_time`), and renews none
 * that began before the account's `validSince`. The emulator stamps renewed tokens with the account's last login, and
 * renews every session for ever. A session begins with the issue of its first tokens: sign-up reads the clock for
 * `lastLoginAt` before it does for `validSince`, so that a first token could count as revoked.
 */
function keepSessionStarts(
  { encodeRefreshToken, decodeRefreshToken, ProjectState: { prototype } }: AuthEmulatorState,
  { assert }: AuthEmulatorErrors,
): void {
  const { createRefreshTokenFor, validateRefreshToken, updateUserByLocalId } = prototype;
  /** Set while a session is renewed, which the emulator does, or refuses, without a pause. */
  let renewing: string | undefined;

  prototype.validateRefreshToken = function (token) {
    const grant = validateRefreshToken.call(this, token);
    const { startedAt = '0' } = decodeRefreshToken(token);
    assert(Math.floor(Number(startedAt) / 1000) >= Number(grant.user.validSince ?? 0), 'TOKEN_EXPIRED');
    renewing = startedAt;
    queueMicrotask(() => {
      renewing = undefined;
    });
    return grant;
  };
  prototype.updateUserByLocalId = function (localId, change, ...options) {
    const account = updateUserByLocalId.call(this, localId, change, ...options);
    if (change.lastRefreshAt === undefined) return account;
    const lastLoginAt = renewing ?? String(Date.parse(change.lastRefreshAt));
    return { ...account, lastLoginAt };
  };
  prototype.createRefreshTokenFor = function (account, ...options) {
    const token = decodeRefreshToken(createRefreshTokenFor.call(this, account, ...options));
    return encodeRefreshToken({ ...token, startedAt: account.lastLoginAt ?? String(Date.now()) });
  };
}

/**
 * Anyone who reads the mailbox proves the address: the real service takes away a password that someone chose before the address was verified
 * (firebase/flutterfire#7984), as it does, and the emulator too, when Google proves it.
 */
function dropUnprovedPasswords({ ProjectState: { prototype } }: AuthEmulatorState): void {
  const update = prototype.updateUserByLocalId;
  prototype.updateUserByLocalId = function (localId, change, ...options) {
    const isProof = change.emailLinkSignin && !this.getUserByLocalId(localId)?.emailVerified;
    return update.call(this, localId, isProof ? { ...change, passwordHash: undefined } : change, ...options);
  };
}

interface SchemaCompiler {
  prototype: { validateSchema: () => boolean };
}

/**
 * Each validator is compiled by a compiler of its own, which first compiles the meta-schema to look whether the schema is one. Those
 * that Google publishes are.
 */
function takeSchemasAsTheyAre({ prototype }: SchemaCompiler): void {
  prototype.validateSchema = () => true;
}

/**
 * The official Auth emulator of `firebase-tools` as a request listener, ready in under a second instead of eleven (ADR 003).
 *
 * Three things make `firebase emulators:start` slow: the command line itself, 200 request validators that are compiled
 * up front, and the meta-schema that each of these compiles before. We call the emulator's own `createApp` and tell its router (exegesis) to
 * compile each validator when it is first needed, which is an option of exegesis. The answers stay the emulator's, but for
 * {@link keepSessionStarts} and {@link dropUnprovedPasswords}.
 */
export async function createEmulatorApp(projectId: string): Promise<RequestListener> {
  const require = createRequire(import.meta.url);
  const fromFirebaseTools = createRequire(require.resolve('firebase-tools'));
  const exegesis = fromFirebaseTools('exegesis-express') as ExegesisExpress;
  const fromExegesis = createRequire(
    createRequire(fromFirebaseTools.resolve('exegesis-express')).resolve('exegesis'),
  );
  takeSchemasAsTheyAre(fromExegesis('ajv') as SchemaCompiler);
  const eager = exegesis.middleware;
  exegesis.middleware = (apiSpec, options) =>
    eager(apiSpec, { ...options, lazyCompileValidationSchemas: true });
  const state = fromFirebaseTools('firebase-tools/lib/emulator/auth/state') as AuthEmulatorState;
  dropUnprovedPasswords(state);
  keepSessionStarts(
    state,
    fromFirebaseTools('firebase-tools/lib/emulator/auth/errors') as AuthEmulatorErrors,
  );
  try {
    const { createApp } = fromFirebaseTools('firebase-tools/lib/emulator/auth/server') as AuthEmulatorServer;
    return await createApp(projectId);
  } finally {
    exegesis.middleware = eager;
  }
}
