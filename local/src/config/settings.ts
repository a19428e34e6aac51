/**
 * How the user wants the shop started. Read once, before anything is installed, by `scripts/lib/settings.mjs`, which also
 * holds names, defaults and checks.
 */
export interface Settings {
  /** The one port of the shop. */
  port: number;
  postgresPort: number;
  authPort: number;
  paymentsPort: number;
  /** Port at which the shop's mails are received: chosen at each start, since no one else needs to know. */
  smtpPort: number;
  /** Absolute. */
  dataDir: string;
  /** Whether an empty database gets the demo catalogue and accounts. */
  demoData: boolean;
  /** A Postgres of the user's own; then none is started. */
  databaseUrl: string | undefined;
  /** The user brings real Stripe keys; then no payments sandbox is started. */
  realStripe: boolean;
  /** The user brings a real Firebase project; then no emulator and no inbox is started. */
  realFirebase: boolean;
  /** The user brings a mail server; then the inbox gets none of the shop's mails. */
  realSmtp: boolean;
}
