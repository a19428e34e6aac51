import { type Check, good, missing } from './check.js';
import type { OwnAddress } from './own-address.port.js';
import type { PaymentAccount, WebhookEndpoint } from './payment-account.port.js';
import { ReadinessArea } from './readiness.types.js';
import { testEvent } from './test-event.js';

const area = ReadinessArea.STRIPE;

/** The events the shop needs (docs/deployment.md, "Webhooks"); any others do no harm. */
export const WEBHOOK_EVENTS = [
  'payment_intent.succeeded',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const;

/** A documentation address (RFC 5737): no one calls from it. */
export const INVENTED_CALLER = '198.51.100.7';

export interface StripeSettings {
  readonly publicUrl: string;
  readonly publishableIsLive: boolean;
  /** The payments sandbox responds instead of Stripe. */
  readonly isSandbox: boolean;
}

/** Whether payments are real, and whether the shop is notified of them. */
export const stripeChecks = (
  account: PaymentAccount,
  address: OwnAddress,
  settings: StripeSettings,
): Check[] => [
  {
    area,
    name: 'Keys',
    ask: async () => {
      const live = await account.isLive();
      if (live && settings.publishableIsLive) return good('Connected to Stripe with live keys.');
      if (live || settings.publishableIsLive)
        return missing('One key is live and the other is a test key.', {
          steps: ['Copy both keys from the same page of Stripe: Developers, API keys.'],
          copy: KEYS,
        });
      return missing(
        settings.isSandbox ? 'Sandbox: no card is charged.' : 'Stripe is in test mode: no card is charged.',
        {
          steps: [
            'In Stripe, open Developers, API keys, and switch to live.',
            "Add both keys and the secret of a live webhook to the shop's environment, then restart the shop.",
          ],
          copy: [...KEYS, 'STRIPE_WEBHOOK_SECRET=whsec_…'],
        },
      );
    },
  },
  {
    area,
    name: 'Webhook endpoint',
    ask: async () => {
      const url = `${settings.publicUrl}/webhooks/stripe`;
      const advice = {
        steps: ['In Stripe, open Developers, Webhooks, and add this address with these events.'],
        copy: [url, WEBHOOK_EVENTS.join(', ')],
      };
      const ours = (await account.webhookEndpoints()).filter((endpoint) => sameAddress(endpoint.url, url));
      if (ours.length === 0) return missing(`Stripe has no webhook for ${url}.`, advice);
      const enabled = ours.filter((endpoint) => endpoint.enabled);
      if (enabled.length === 0) return missing(`Stripe has disabled the webhook ${url}.`, advice);
      const silent = WEBHOOK_EVENTS.filter((type) => !enabled.some((endpoint) => tells(endpoint, type)));
      if (silent.length > 0) return missing(`The webhook doesn't receive ${silent.join(', ')}.`, advice);
      return good(`Stripe sends all ${WEBHOOK_EVENTS.length} event types to ${url}.`);
    },
  },
  {
    area,
    name: 'Webhook signature',
    ask: async () => {
      const body = testEvent();
      const signed = await address.webhook(body, account.sign(body), INVENTED_CALLER);
      if (signed.status !== 200)
        return missing(`A signed test event returned status ${signed.status}.`, {
          steps: [
            'The shop at PUBLIC_URL must have the same STRIPE_WEBHOOK_SECRET, and no proxy may rewrite the body of a request.',
          ],
          copy: ['STRIPE_WEBHOOK_SECRET=whsec_…'],
        });
      const forged = await address.webhook(testEvent(), account.sign(body), INVENTED_CALLER);
      if (forged.status < 400)
        return missing(`An event with a wrong signature was accepted (status ${forged.status}).`, {
          steps: ["Something other than this shop responds at PUBLIC_URL. Don't open before you know what."],
        });
      return good('A signed test event was accepted, and one with a wrong signature was rejected.');
    },
  },
];

const KEYS = ['STRIPE_SECRET_KEY=sk_live_…', 'STRIPE_PUBLISHABLE_KEY=pk_live_…'];

/** `*` is Stripe's; the sandbox also knows `charge.*`. */
const tells = ({ events }: WebhookEndpoint, type: string) =>
  events.some((name) => name === type || (name.endsWith('*') && type.startsWith(name.slice(0, -1))));

function sameAddress(one: string, other: string): boolean {
  return URL.canParse(one) && plain(one) === plain(other);
}

/** `localhost` and `127.0.0.1` are one machine. */
const plain = (url: string) => new URL(url).href.replace('//127.0.0.1', '//localhost');
