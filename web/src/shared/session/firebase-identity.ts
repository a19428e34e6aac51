import type { PublicConfig } from '#shared/config/public-config';
import { identitySentence, refusalReason } from './identity-messages';
import { IdentityRefusal, type IdentityProvider } from './identity.port';

/**
 * Firebase as our identity provider. Its code is loaded the first time something needs it; a visitor who only looks
 * around never downloads it. Whatever it refuses arrives as an `IdentityRefusal` with a plain sentence.
 */
export function firebaseIdentity(config: PublicConfig['firebase']): IdentityProvider {
  let loading: Promise<IdentityProvider> | undefined;

  async function load() {
    const { openFirebase } = await import('./firebase-auth');
    return openFirebase(config);
  }

  function provider() {
    loading ??= load().catch((thrown: unknown) => {
      loading = undefined;
      throw thrown;
    });
    return loading;
  }

  async function ask<T>(question: (identity: IdentityProvider) => Promise<T>): Promise<T> {
    try {
      return await question(await provider());
    } catch (thrown) {
      if (thrown instanceof IdentityRefusal) throw thrown;
      throw new IdentityRefusal(identitySentence(thrown), { cause: thrown, reason: refusalReason(thrown) });
    }
  }

  return {
    idToken: (options) => ask((identity) => identity.idToken(options)),
    email: () => ask((identity) => identity.email()),
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
