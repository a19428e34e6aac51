/** How a call to the shop's own address arrived there, after all proxies. */
export interface Arrival {
  /** The address that rate limits count it for. */
  readonly caller: string;
  /** `X-Forwarded-For` as it reached the shop, first to last. */
  readonly forwarded: readonly string[];
}

export interface WebhookAnswer {
  readonly status: number;
  /** Returned only for a test event with a good signature. */
  readonly arrival: Arrival | null;
}

/** The shop as reached from outside. Calls throw when nothing responds. */
export interface OwnAddress {
  /** The status of `GET /readyz`. */
  readyz(): Promise<number>;
  /** Sends a webhook with an invented `X-Forwarded-For`. */
  webhook(body: string, signature: string, forwarded: string): Promise<WebhookAnswer>;
}
