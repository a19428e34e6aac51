export interface WebhookEndpoint {
  readonly url: string;
  readonly enabled: boolean;
  /** Types of events, or `*` for all. */
  readonly events: readonly string[];
}

/**
 * The shop's account at the payment provider. Every call throws CredentialRefused or RightMissing when the provider
 * refuses, and anything else when it does not respond.
 */
export interface PaymentAccount {
  /** Whether this key moves real money. */
  isLive(): Promise<boolean>;
  webhookEndpoints(): Promise<WebhookEndpoint[]>;
  /** The signature that the provider would send with this body. */
  sign(body: string): string;
}
