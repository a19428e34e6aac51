import type { Identity, IdentityProvider } from '../auth/identity.port.js';
import type { FirebaseIdentity, FirebaseSettings } from './firebase-identity.js';

/** FirebaseIdentity, whose SDK is loaded on first use: no page needs it, and it costs a tenth of the start. */
export class LazyIdentity implements IdentityProvider {
  private loading: Promise<FirebaseIdentity> | undefined;

  constructor(private readonly settings: FirebaseSettings) {}

  async verify(idToken: string): Promise<Identity> {
    return (await this.load()).verify(idToken);
  }

  async exists(uid: string): Promise<boolean> {
    return (await this.load()).exists(uid);
  }

  async remove(uid: string): Promise<void> {
    await (await this.load()).remove(uid);
  }

  async revokeSessions(uid: string): Promise<void> {
    await (await this.load()).revokeSessions(uid);
  }

  async revokeSessionsBefore(uid: string, moment: Date): Promise<void> {
    await (await this.load()).revokeSessionsBefore(uid, moment);
  }

  async close(): Promise<void> {
    await (await this.loading)?.close();
  }

  /** Loads the SDK ahead of the first sign-in. */
  load(): Promise<FirebaseIdentity> {
    this.loading ??= import('./firebase-identity.js').then(
      (module) => new module.FirebaseIdentity(this.settings),
    );
    return this.loading;
  }
}
