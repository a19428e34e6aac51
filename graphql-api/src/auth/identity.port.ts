/** What the identity provider says about the holder of one of its ID tokens. */
export interface Identity {
  readonly uid: string;
  /** Lower-cased. */
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string | null;
  /** Time of the person's sign-in at the provider: every ID token of that session says the same, in whole seconds. */
  readonly signedInAt: Date;
  /** Issue time of this ID token, in whole seconds of the provider's clock. */
  readonly issuedAt: Date;
}

export interface IdentityProvider {
  /**
   * Verifies an ID token: signature, audience, expiry and that it was not revoked. Throws Unauthenticated when the
   * token is not valid, ServiceUnavailable when the provider can't be asked.
   */
  verify(idToken: string): Promise<Identity>;
  /** Whether the provider has an account with this uid, disabled or not. Throws ServiceUnavailable. */
  exists(uid: string): Promise<boolean>;
  /** Deletes the account with this uid at the provider; a missing one counts as deleted. Throws ServiceUnavailable. */
  remove(uid: string): Promise<void>;
  /** Ends all sessions of an account at the provider. Throws ServiceUnavailable. */
  revokeSessions(uid: string): Promise<void>;
  /** Ends those of its sessions at the provider that began before this time, in whole seconds. Throws ServiceUnavailable. */
  revokeSessionsBefore(uid: string, moment: Date): Promise<void>;
}
