/**
 * What the server tells every browser: nothing in here is a secret. It comes with each page as a JSON block and is
 * answered at `GET /config.json`.
 */
export interface PublicConfig {
  /** Origin of the shop without a slash at the end; canonical links start with it. */
  publicUrl: string;
  currency: 'usd';
  /** IANA name: the days of figures, filters and exports are days of this time zone, as in emails. */
  timeZone: string;
  /** Minutes that an unpaid order holds its units. */
  holdMinutes: number;
  /** Maximum number of unpaid orders one customer may hold at a time. */
  openHoldsPerUser: number;
  /** Whether the shop sends emails: receipts, replies to messages. */
  sendsMail: boolean;
  firebase: {
    apiKey: string;
    authDomain: string;
    projectId: string;
    /** Set while the Auth emulator replaces Firebase. */
    emulatorUrl?: string;
  };
  stripe: {
    publishableKey: string;
    /** Set while the payments sandbox replaces Stripe: a script that defines `window.Stripe`. */
    scriptUrl?: string;
  };
  /** Set in sandbox mode only. */
  sandbox?: { inboxUrl: string; testCardsUrl: string };
  /** The seller, as the owner of the shop has set it. `taxLine` is what receipts say about tax. */
  seller?: { name: string; address?: string; taxNumber?: string; taxLine?: string };
  profiles: { facebook: string; linkedin: string; github: string; youtube: string };
}
