/** Whoever delivers mails will never take this one. The message is theirs. */
export class MailRefused extends Error {}
