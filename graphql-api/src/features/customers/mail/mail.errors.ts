/** The mail server will never accept this mail. The message is the server's. */
export class MailRefused extends Error {}
