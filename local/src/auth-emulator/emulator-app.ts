import { createRequire } from 'node:module';
import type { RequestListener } from 'node:http';

interface ExegesisExpress {
  middleware: (apiSpec: unknown, options: Record<string, unknown>) => Promise<unknown>;
}

interface AuthEmulatorServer {
  createApp: (projectId: string) => Promise<RequestListener>;
}

interface NewAccount {
  /** Milliseconds. */
  lastLoginAt?: string;
  /** Seconds. */
  validSince?: string;
}

interface AccountChange {
  /** Set by a sign-in by a mailed link. */
  emailLinkSignin?: boolean;
  passwordHash?: string | undefined;
}

interface AuthEmulatorState {
  ProjectState: {
    prototype: {
      createUserWithLocalId: (localId: string, account: NewAccount) => unknown;
      getUserByLocalId: (localId: string) => { emailVerified?: boolean } | undefined;
      updateUserByLocalId: (localId: string, change: AccountChange, ...options: unknown[]) => unknown;
    };
  };
}

/**
 * Sign-up reads the clock twice: for the token, then for the moment since which tokens are good. Where a second passes in
 * between, the account's first token is called revoked, which the real service never does. The first reading counts.
 */
function acceptFirstTokens({ ProjectState: { prototype } }: AuthEmulatorState): void {
  const create = prototype.createUserWithLocalId;
  prototype.createUserWithLocalId = function (localId, account) {
    const { lastLoginAt, validSince } = account;
    if (!lastLoginAt || !validSince) return create.call(this, localId, account);
    const firstToken = Math.floor(Number(lastLoginAt) / 1000);
    return create.call(this, localId, {
      ...account,
      validSince: String(Math.min(Number(validSince), firstToken)),
    });
  };
}

/**
 * Whoever reads the mailbox proves the address: the real service takes away a password that somebody chose before the address was verified
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
 * The official Auth emulator of `firebase-tools` as a request listener, ready in under a second instead of eleven (ADR 005).
 *
 * Three things make `firebase emulators:start` slow: the command line itself, 200 request validators that are compiled
 * up front, and the meta-schema that each of these compiles before. We call the emulator's own `createApp` and tell its router (exegesis) to
 * compile each validator when it is first needed, which is an option of exegesis. The answers stay the emulator's, but for
 * {@link acceptFirstTokens} and {@link dropUnprovedPasswords}.
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
  acceptFirstTokens(state);
  dropUnprovedPasswords(state);
  try {
    const { createApp } = fromFirebaseTools('firebase-tools/lib/emulator/auth/server') as AuthEmulatorServer;
    return await createApp(projectId);
  } finally {
    exegesis.middleware = eager;
  }
}
