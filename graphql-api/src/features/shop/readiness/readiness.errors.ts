/** The provider does not know the key, name or password it was given. The message says which, never its value. */
export class CredentialRefused extends Error {}

/** The provider knows the caller, but does not let them see this. */
export class RightMissing extends Error {}
