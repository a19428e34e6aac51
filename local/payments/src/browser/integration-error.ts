/** The page uses Stripe.js wrongly. */
export class IntegrationError extends Error {
  override name = 'IntegrationError';
}
