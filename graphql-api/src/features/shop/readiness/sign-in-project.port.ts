/** Ways to sign in; null if the project does not list them. */
export interface SignInMethods {
  readonly password: boolean | null;
  readonly emailLink: boolean | null;
  readonly google: boolean | null;
}

/**
 * The project that signs people in. Every call throws CredentialRefused or RightMissing when the provider refuses, and
 * anything else when it does not respond.
 */
export interface SignInProject {
  /** Requests one account, with the rights that the shop needs to check and end sessions. */
  readAccounts(): Promise<void>;
  /** Host names that links in mails and pop-ups may lead back to, requested with the public key as a browser does. */
  authorisedDomains(): Promise<string[]>;
  ways(): Promise<SignInMethods>;
}
