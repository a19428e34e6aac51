/** The only file that imports Firebase; `firebase-identity.ts` loads it on demand. */
import { FirebaseError, initializeApp } from 'firebase/app';
import {
  GoogleAuthProvider,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  isSignInWithEmailLink,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signInWithPopup,
  signOut,
  updateProfile,
  type User,
} from 'firebase/auth';
import type { PublicConfig } from '#shared/config/public-config';
import { type GoogleAccount, type IdentityProvider, IdentityRefusal } from './identity.port';
import { refusalOf } from './identity-messages';

export { refusalOf };

// The emulator accepts an unsigned Google ID token; the same address must be the same Google account each time.
const emulatorCredential = ({ email, name }: GoogleAccount) =>
  GoogleAuthProvider.credential(
    JSON.stringify({ sub: `google-${email}`, email, email_verified: true, name }),
  );

/** Opens Firebase, or its emulator. Throws what Firebase throws; `refusalOf` turns it into sentences. */
export function openFirebase({ emulatorUrl, ...options }: PublicConfig['firebase']): IdentityProvider {
  const auth = initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });

  async function isSignedIn() {
    await auth.authStateReady();
    return auth.currentUser !== null;
  }

  /** A new account, or one whose sign-up was cut off: it has this password, and its address is not confirmed. */
  async function openAccount(email: string, password: string): Promise<User> {
    try {
      return (await createUserWithEmailAndPassword(auth, email, password)).user;
    } catch (refused) {
      if (!(refused instanceof FirebaseError && refused.code === 'auth/email-already-in-use')) throw refused;
      const known = await signInWithEmailAndPassword(auth, email, password).catch(() => null);
      if (known && !known.user.emailVerified) return known.user;
      if (known) await signOut(auth);
      throw refused;
    }
  }

  return {
    async idToken({ fresh }) {
      await auth.authStateReady();
      const user = auth.currentUser;
      if (!user) return null;
      try {
        return await user.getIdToken(fresh);
      } catch (thrown) {
        // Firebase signs a disabled or revoked account out automatically; any other error (no network) decides nothing.
        if (await isSignedIn()) throw thrown;
        return null;
      }
    },
    async signUp({ name, email, password }) {
      const user = await openAccount(email, password);
      await updateProfile(user, { displayName: name });
      // The token made with the account does not know the name yet.
      await user.getIdToken(true);
      return sendEmailVerification(user).then(
        () => true,
        () => false,
      );
    },
    async logIn({ email, password }) {
      await signInWithEmailAndPassword(auth, email, password);
    },
    async continueWithGoogle(account) {
      if (account && emulatorUrl) await signInWithCredential(auth, emulatorCredential(account));
      else await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
    },
    async sendPasswordReset(email) {
      try {
        await sendPasswordResetEmail(auth, email);
      } catch (thrown) {
        // The answer must not tell which addresses have an account.
        if (!(thrown instanceof FirebaseError && thrown.code === 'auth/user-not-found')) throw thrown;
      }
    },
    sendLink: (email, url) => sendSignInLinkToEmail(auth, email, { url, handleCodeInApp: true }),
    async logInByLink({ email, link }) {
      if (!isSignInWithEmailLink(auth, link))
        throw new IdentityRefusal('This link is incomplete.', { reason: 'link-over' });
      try {
        await signInWithEmailLink(auth, email, link);
      } catch (thrown) {
        // Firebase says no more than that when the link was sent to another address.
        if (thrown instanceof FirebaseError && thrown.code === 'auth/invalid-email')
          throw new IdentityRefusal('The link was sent to another address.', { reason: 'other-address' });
        await auth.authStateReady();
        if (refusalOf(thrown).reason !== 'link-over' || auth.currentUser?.email !== email) throw thrown;
      }
    },
    async setName(displayName) {
      await auth.authStateReady();
      if (!auth.currentUser) throw new Error('No user is logged in.');
      await updateProfile(auth.currentUser, { displayName });
    },
    async sendVerification() {
      await auth.authStateReady();
      if (!auth.currentUser) throw new Error('No user is logged in.');
      await sendEmailVerification(auth.currentUser);
    },
    async isConfirmed() {
      await auth.authStateReady();
      await auth.currentUser?.reload();
      return auth.currentUser?.emailVerified ?? false;
    },
    signOut: () => signOut(auth),
  };
}
