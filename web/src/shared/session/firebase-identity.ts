import type { PublicConfig } from '#shared/config/public-config';
import { IdentityRefusal, noAnswer, type IdentityProvider } from './identity.port';

/**
 * Firebase as our identity provider. Its code is loaded the first time something needs it; a visitor who only
 * browses never downloads it. Each of its refusals arrives as an `IdentityRefusal` with a plain sentence.
 */
export function firebaseIdentity(config: PublicConfig['firebase']): IdentityProvider {
  let loading: ReturnType<typeof load> | undefined;

  async function load() {
    const { openFirebase, refusalOf } = await import('./firebase-auth');
    return { identity: openFirebase(config), refusalOf };
  }

  async function provider() {
    try {
      return await (loading ??= load());
    } catch (cause) {
      loading = undefined;
      throw new IdentityRefusal(noAnswer, { cause, reason: 'no-answer' });
    }
  }

  async function ask<T>(question: (identity: IdentityProvider) => Promise<T>): Promise<T> {
    const { identity, refusalOf } = await provider();
    try {
      return await question(identity);
    } catch (thrown) {
      throw refusalOf(thrown);
    }
  }

  return {
    idToken: (options) => ask((identity) => identity.idToken(options)),
    signUp: (account) => ask((identity) => identity.signUp(account)),
    logIn: (account) => ask((identity) => identity.logIn(account)),
    continueWithGoogle: (account) => ask((identity) => identity.continueWithGoogle(account)),
    sendPasswordReset: (email) => ask((identity) => identity.sendPasswordReset(email)),
    sendLink: (email, page) => ask((identity) => identity.sendLink(email, page)),
    logInByLink: (proof) => ask((identity) => identity.logInByLink(proof)),
    setName: (name) => ask((identity) => identity.setName(name)),
    sendVerification: () => ask((identity) => identity.sendVerification()),
    isConfirmed: () => ask((identity) => identity.isConfirmed()),
    signOut: () => ask((identity) => identity.signOut()),
  };
}
