/** URLs of a running shop and its local services. */
export interface ShopAddress {
  readonly url: string;
  readonly authUrl: string;
  readonly paymentsUrl: string;
  readonly inboxUrl: string;
  /** Errors that the shop itself logged since its start, one line of JSON each. */
  readonly logFile: string;
}
