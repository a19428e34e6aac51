import { apiVersion } from '../event/event.service.js';
import type { ApiRoute } from '../http/api-route.js';
import type { FormParams } from '../http/form-params.js';
import { listPage, readPage } from '../http/list-page.js';
import { changedMetadata, readMetadata } from '../http/metadata.js';
import { noSuch } from '../http/stripe-refusal.js';
import { objectId, randomLetters } from '../state/object-id.js';
import type { UnitOfWork } from '../state/unit-of-work.js';
import type { StoredWebhookEndpoint } from './webhook.record.js';

/**
 * https://docs.stripe.com/api/webhook_endpoints. Two things are the sandbox's own: the parameter `secret`, for a secret
 * known before, and types such as `payment_intent.*`.
 */
export const webhookEndpointRoutes: readonly ApiRoute[] = [
  {
    method: 'post',
    path: '/v1/webhook_endpoints',
    access: 'secret',
    prepare: (params) => {
      const url = params.required('url', readUrl(params));
      const enabledEvents = params.required('enabled_events', readEventTypes(params));
      const secret = params.text('secret') ?? `whsec_${randomLetters(32)}`;
      const description = params.text('description') ?? null;
      const version = params.text('api_version') ?? apiVersion;
      const metadata = changedMetadata({}, readMetadata(params));
      return (work) =>
        work.put('webhook_endpoints', {
          id: objectId('we'),
          object: 'webhook_endpoint',
          api_version: version,
          application: null,
          created: work.seconds,
          description,
          enabled_events: enabledEvents,
          livemode: false,
          metadata,
          secret,
          status: 'enabled',
          url,
        });
    },
  },
  {
    method: 'post',
    path: '/v1/webhook_endpoints/:id',
    access: 'secret',
    prepare: (params, { id }) => {
      const url = readUrl(params);
      const enabledEvents = readEventTypes(params);
      const secret = params.text('secret');
      const description = params.text('description');
      const metadata = readMetadata(params);
      return (work) => {
        const before = endpointFor(work, id);
        const changed = work.put('webhook_endpoints', {
          ...before,
          url: url ?? before.url,
          enabled_events: enabledEvents ?? before.enabled_events,
          secret: secret ?? before.secret,
          description: description ?? before.description,
          metadata: changedMetadata(before.metadata, metadata),
        });
        return withoutSecret(changed);
      };
    },
  },
  {
    method: 'get',
    path: '/v1/webhook_endpoints',
    access: 'secret',
    prepare: (params) => {
      const page = readPage(params);
      return (work) => {
        const url = '/v1/webhook_endpoints';
        const list = listPage(work.table('webhook_endpoints').values(), {
          page,
          kind: 'webhook_endpoint',
          url,
        });
        return { ...list, data: list.data.map(withoutSecret) };
      };
    },
  },
  {
    method: 'get',
    path: '/v1/webhook_endpoints/:id',
    access: 'secret',
    prepare:
      (_params, { id }) =>
      (work) =>
        withoutSecret(endpointFor(work, id)),
  },
  {
    method: 'delete',
    path: '/v1/webhook_endpoints/:id',
    access: 'secret',
    prepare:
      (_params, { id }) =>
      (work) => {
        endpointFor(work, id);
        work.remove('webhook_endpoints', id);
        for (const delivery of work.table('deliveries').values()) {
          if (delivery.endpoint === id) work.remove('deliveries', delivery.id);
        }
        return { id, object: 'webhook_endpoint', deleted: true };
      },
  },
];

function readUrl(params: FormParams): string | undefined {
  const url = params.text('url');
  if (url === undefined || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))) return url;
  throw params.invalid('url', `Invalid URL: ${url}`, 'url_invalid');
}

function readEventTypes(params: FormParams): string[] | undefined {
  const types = params.texts('enabled_events');
  const unknown = types?.find((type) => !/^(\*|[a-z_]+(\.[a-z_]+)*(\.\*|\.[a-z_]+))$/.test(type));
  if (unknown === undefined) return types;
  throw params.invalid('enabled_events', `Invalid enabled_events: ${unknown} is not a type of event`);
}

function endpointFor(work: UnitOfWork, id: string): StoredWebhookEndpoint {
  const endpoint = work.table('webhook_endpoints').get(id);
  if (endpoint === undefined) throw noSuch('webhook endpoint', id, 'webhook_endpoint');
  return endpoint;
}

/** Stripe tells the secret once, at creation. */
function withoutSecret({
  secret: _secret,
  ...endpoint
}: StoredWebhookEndpoint): Omit<StoredWebhookEndpoint, 'secret'> {
  return endpoint;
}
