import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

const patience = 10_000;

/**
 * Posts a body to an endpoint and resolves with the status of its answer, or null when there was none within 10 s.
 * Redirects are not followed. Connections are not kept, so that a shop that shuts down doesn't wait for us.
 */
export function postWebhook(
  url: string,
  body: string,
  signature: string,
  stop: AbortSignal,
): Promise<number | null> {
  const request = url.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((resolve) => {
    const outgoing = request(url, {
      method: 'POST',
      agent: false,
      signal: AbortSignal.any([stop, AbortSignal.timeout(patience)]),
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(body),
        'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'Stripe-Signature': signature,
      },
    });
    outgoing.once('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? null);
    });
    outgoing.once('error', () => {
      resolve(null);
    });
    outgoing.end(body);
  });
}
