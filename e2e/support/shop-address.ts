/** Where a running shop and its local services are reached. */
export interface ShopAddress {
  readonly url: string;
  readonly authUrl: string;
  readonly paymentsUrl: string;
  readonly inboxUrl: string;
  /** What the shop itself wrote since its start, one line of JSON a fault. */
  readonly logFile: string;
}
