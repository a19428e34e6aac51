/** Ways to sign in; null where the project does not say. */
export interface SignInWays {
  readonly password: boolean | null;
  readonly emailLink: boolean | null;
  readonly google: boolean | null;
}

/**
 * The project that signs people in. Every call throws CredentialRefused or RightMissing where the provider says no, and anything else
 * where it does not answer.
 */
export interface SignInProject {
  /** Asks for one account, with the rights that the shop needs to check and end sessions. */
  readAccounts(): Promise<void>;
  /** Host names that links of mails and pop-ups may lead back to, asked with the public key as a browser does. */
  authorisedDomains(): Promise<string[]>;
  ways(): Promise<SignInWays>;
}
