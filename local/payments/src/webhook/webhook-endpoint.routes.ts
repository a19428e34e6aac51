import { z } from 'zod';
import { apiVersion } from '../event/event.service.js';
import { type ApiRoute, route } from '../http/api-route.js';
import { changedMetadata, coded, listOf, metadata, text } from '../http/params.js';
import { listRoute, recordFor, type Resource } from '../http/resource.js';
import { objectId, randomLetters } from '../state/object-id.js';
import type { StoredWebhookEndpoint } from './webhook.record.js';

const endpoints: Resource<'webhook_endpoints'> = {
  table: 'webhook_endpoints',
  kind: 'webhook endpoint',
  param: 'webhook_endpoint',
  show: withoutSecret,
};

const newEndpoint = z.strictObject({
  url: text.refine(isHttpUrl, coded('url_invalid', 'Invalid URL')),
  enabled_events: listOf(text.regex(/^(\*|[a-z_]+(\.[a-z_]+)*(\.\*|\.[a-z_]+))$/, 'no type of event')),
  secret: text.default(() => `whsec_${randomLetters(32)}`),
  description: text.nullable().default(null),
  api_version: text.default(apiVersion),
  metadata,
});

/**
 * https://docs.stripe.com/api/webhook_endpoints. Two things are the sandbox's own: the parameter `secret`, for a secret
 * known before, and types such as `payment_intent.*`.
 */
export const webhookEndpointRoutes: readonly ApiRoute[] = [
  route('post /v1/webhook_endpoints', 'secret', newEndpoint, (work, params) =>
    work.put('webhook_endpoints', {
      ...params,
      id: objectId('we'),
      object: 'webhook_endpoint',
      application: null,
      created: work.seconds,
      livemode: false,
      metadata: changedMetadata({}, params.metadata),
      status: 'enabled',
    }),
  ),
  listRoute(endpoints),
  route('delete /v1/webhook_endpoints/:id', 'secret', z.strictObject({}), (work, _params, { id }) => {
    recordFor(work, endpoints, id);
    work.remove('webhook_endpoints', id);
    for (const delivery of [...work.table('deliveries').values()]) {
      if (delivery.endpoint === id) work.remove('deliveries', delivery.id);
    }
    return { id, object: 'webhook_endpoint', deleted: true };
  }),
];

function isHttpUrl(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

/** Stripe shows the secret once, at creation. */
function withoutSecret({ secret: _, ...endpoint }: StoredWebhookEndpoint): object {
  return endpoint;
}
