/** What the shop needs of an identity provider. The one importer of Firebase implements it; tests bring their own. */
export interface IdentityProvider {
  /**
   * The ID token of whoever is signed in at the provider, restored after a reload; null when nobody is (any more).
   * `fresh` asks the provider for a new one, so that a verified address or a disabled account shows.
   */
  idToken: (options: { fresh: boolean }) => Promise<string | null>;
  signUp: (account: { name: string; email: string; password: string }) => Promise<void>;
  logIn: (account: { email: string; password: string }) => Promise<void>;
  /** Opens the provider's own window, or takes the account that our local chooser found. */
  continueWithGoogle: (account?: GoogleAccount) => Promise<void>;
  sendPasswordReset: (email: string) => Promise<void>;
  /** Sends the verification mail of the signed-in account again. */
  sendVerification: () => Promise<void>;
  signOut: () => Promise<void>;
}

/** An account of the local chooser. */
export interface GoogleAccount {
  email: string;
  name: string;
}

/** Something the provider refused, as a plain sentence to show. */
export class IdentityRefusal extends Error {
  override readonly name = 'IdentityRefusal';
}
