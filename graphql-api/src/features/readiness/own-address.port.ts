/** How a call to the shop's own address arrived there, after all proxies. */
export interface Arrival {
  /** Whose address rate limits count it for. */
  readonly caller: string;
  /** What `X-Forwarded-For` said when it reached the shop, first to last. */
  readonly forwarded: readonly string[];
}

export interface WebhookAnswer {
  readonly status: number;
  /** Told for a test event with a good signature only. */
  readonly arrival: Arrival | null;
}

/** The shop as the world reaches it. Calls throw where nothing answers. */
export interface OwnAddress {
  /** The status of `GET /readyz`. */
  readyz(): Promise<number>;
  /** Sends a webhook with an invented `X-Forwarded-For`. */
  webhook(body: string, signature: string, forwarded: string): Promise<WebhookAnswer>;
}
