import { setTimeout as delay } from 'node:timers/promises';

import { type App, applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import {
  type Auth,
  type DecodedIdToken,
  FirebaseAuthError,
  getAuth,
  type UpdateRequest,
} from 'firebase-admin/auth';

import type { Identity, IdentityProvider } from '../auth/identity.port.js';
import { ServiceUnavailable, Unauthenticated } from '../shared/shop-error.js';
import { trimText } from '../shared/visible-text.js';

export interface FirebaseSettings {
  readonly projectId: string;
  /** True when FIREBASE_AUTH_EMULATOR_HOST is set, which the SDK reads automatically: then no credential is needed. */
  readonly emulated: boolean;
}

/** The SDK alone would wait two minutes for a Firebase that accepts and does not respond. */
const TIMEOUT_MS = 4000;

/** Error codes of an invalid token, rather than of an unreachable Firebase. */
const BAD_TOKEN = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** The only importer of Firebase's admin SDK. */
export class FirebaseIdentity implements IdentityProvider {
  private readonly app: App;
  private readonly auth: Auth;

  constructor({ projectId, emulated }: FirebaseSettings) {
    // A unique name: several shops may live in one process (tests).
    this.app = initializeApp(
      { projectId, ...(!emulated && { credential: applicationDefault() }) },
      `axle-${projectId}-${Math.random().toString(36).slice(2)}`,
    );
    this.auth = getAuth(this.app);
  }

  async verify(idToken: string): Promise<Identity> {
    const token = await this.ask(() => this.auth.verifyIdToken(idToken, true));
    return identityOf(token);
  }

  async exists(uid: string): Promise<boolean> {
    return this.ask(async () => {
      try {
        await this.auth.getUser(uid);
        return true;
      } catch (error) {
        if (isUnknown(error)) return false;
        throw error;
      }
    });
  }

  async remove(uid: string): Promise<void> {
    await this.ask(async () => {
      try {
        await this.auth.deleteUser(uid);
      } catch (error) {
        if (!isUnknown(error)) throw error;
      }
    });
  }

  async revokeSessions(uid: string): Promise<void> {
    await this.ask(() => this.auth.revokeRefreshTokens(uid));
  }

  async revokeSessionsBefore(uid: string, moment: Date): Promise<void> {
    // `revokeRefreshTokens` sends the same field with the present time only; the SDK's types do not name it.
    const change: UpdateRequest & { validSince: number } = {
      validSince: Math.floor(moment.getTime() / 1000),
    };
    await this.ask(() => this.auth.updateUser(uid, change));
  }

  async close(): Promise<void> {
    await deleteApp(this.app);
  }

  private async ask<T>(call: () => Promise<T>): Promise<T> {
    const late = new AbortController();
    try {
      return await Promise.race([call(), silence(late.signal)]);
    } catch (error) {
      if (error instanceof FirebaseAuthError && BAD_TOKEN.has(error.code)) {
        throw new Unauthenticated('Your sign-in is no longer valid. Please log in again.');
      }
      throw new ServiceUnavailable('Signing in is not possible right now. Please try again in a moment.', {
        cause: error,
      });
    } finally {
      late.abort();
    }
  }
}

const isUnknown = (error: unknown) =>
  error instanceof FirebaseAuthError && error.code === 'auth/user-not-found';

/** Rejects once the provider's time is up; `answered` ends the wait. */
async function silence(answered: AbortSignal): Promise<never> {
  await delay(TIMEOUT_MS, undefined, { signal: answered, ref: false });
  throw new Error(`Firebase did not answer within ${TIMEOUT_MS} ms`);
}

function identityOf(token: DecodedIdToken): Identity {
  const { uid, email, email_verified: emailVerified, name, auth_time: signedInAt, iat } = token;
  if (!email) throw new Unauthenticated('This account has no email address.');
  return {
    uid,
    email: email.toLowerCase(),
    emailVerified: emailVerified === true,
    name: (typeof name === 'string' && trimText(name)) || null,
    signedInAt: new Date(signedInAt * 1000),
    issuedAt: new Date(iat * 1000),
  };
}
