/** What the shop needs from an identity provider. The one importer of Firebase implements it; tests bring their own. */
export interface IdentityProvider {
  /**
   * The ID token of the signed-in user at the provider, restored after a reload; null when no one is (any more).
   * `fresh` asks the provider for a new one, so that a verified address or a disabled account shows.
   */
  idToken: (options: { fresh: boolean }) => Promise<string | null>;
  /**
   * Opens an account and mails the link that confirms its address; goes on with one whose sign-up was cut off. Resolves to whether the mail was
   * sent: the account is there without.
   */
  signUp: (account: { name: string; email: string; password: string }) => Promise<boolean>;
  logIn: (account: { email: string; password: string }) => Promise<void>;
  /** Opens the provider's own window, or uses the account that our local chooser found. */
  continueWithGoogle: (account?: GoogleAccount) => Promise<void>;
  sendPasswordReset: (email: string) => Promise<void>;
  /** Emails a one-time login link that leads to `page`, an absolute URL of this shop. */
  sendLink: (email: string, page: string) => Promise<void>;
  /**
   * Logs in with the whole address that such a link led to. The email must be the one that it was sent to. A used link is
   * good for whom it signed in before, and still is: the shop may not have answered then.
   */
  logInByLink: (proof: LinkProof) => Promise<void>;
  /** Sets the display name of the signed-in user. New ID tokens contain it. */
  setName: (name: string) => Promise<void>;
  /** Sends the verification email of the signed-in account again. */
  sendVerification: () => Promise<void>;
  /** Whether the email address of the signed-in user is verified. */
  isConfirmed: () => Promise<boolean>;
  signOut: () => Promise<void>;
}

/** An account of the local chooser. */
export interface GoogleAccount {
  email: string;
  name: string;
}

/** What is needed to log in by an emailed link. */
export interface LinkProof {
  email: string;
  /** The whole address that the link led to. */
  link: string;
}

/** Refusals that pages handle differently: a used or expired link, a link sent to another address, no response. */
export type RefusalReason = 'link-over' | 'other-address' | 'no-answer';

/** The message when the provider does not respond. */
export const noAnswer = "We couldn't reach the login service. Check your connection and try again.";

/** Something the provider refused, as a plain sentence to show. */
export class IdentityRefusal extends Error {
  override readonly name = 'IdentityRefusal';
  readonly reason: RefusalReason | undefined;

  constructor(sentence: string, { reason, ...options }: ErrorOptions & { reason?: RefusalReason } = {}) {
    super(sentence, options);
    this.reason = reason;
  }
}
