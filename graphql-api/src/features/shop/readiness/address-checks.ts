import { type Check, good, missing, unknown } from './check.js';
import type { OwnAddress } from './own-address.port.js';
import type { PaymentAccount } from './payment-account.port.js';
import { ReadinessArea } from './readiness.types.js';
import { INVENTED_CALLER } from './stripe-checks.js';
import { testEvent } from './test-event.js';

const area = ReadinessArea.ADDRESS;
const OWN_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export interface AddressSettings {
  readonly publicUrl: string;
  readonly trustedProxies: number;
}

/** Whether the shop is reachable where its links lead, and can tell visitors apart there. */
export const addressChecks = (
  address: OwnAddress,
  account: PaymentAccount,
  settings: AddressSettings,
): Check[] => [
  {
    area,
    name: 'PUBLIC_URL',
    ask: async () => {
      const status = await address.readyz().catch(() => null);
      if (status === null)
        return missing(`${settings.publicUrl} doesn't respond to requests from this machine.`, {
          steps: ['Check that the shop is running and that its domain name points to this machine.'],
        });
      if (status !== 200)
        return missing(`${settings.publicUrl}/readyz responds with status ${status}.`, {
          steps: ['Check that the shop is running and that its domain name points to this machine.'],
        });
      if (OWN_MACHINE.test(new URL(settings.publicUrl).hostname))
        return missing(`${settings.publicUrl} responds, but only on this machine: no one else can open it.`, {
          steps: ['Run the shop on a server with its own domain name: docs/going-live.md.'],
          copy: ['PUBLIC_URL=https://shop.example.com'],
        });
      return good(`${settings.publicUrl} responds.`);
    },
  },
  {
    area,
    name: 'Proxies',
    ask: async () => {
      const body = testEvent();
      const { arrival } = await address.webhook(body, account.sign(body), INVENTED_CALLER);
      if (!arrival) return unknown("Couldn't see how a request reaches the shop: see the webhook above.");
      const { trustedProxies } = settings;
      if (arrival.caller === INVENTED_CALLER)
        return missing(
          'TRUSTED_PROXIES is too high: clients can spoof their address and bypass every rate limit.',
          {
            steps: ['Count the proxies in front of the shop: docs/deployment.md, “Proxies”.'],
          },
        );
      // Our invented address comes first if the first proxy let it through.
      const proxies = arrival.forwarded.filter((entry) => entry !== INVENTED_CALLER).length;
      const seen = `A request passes ${proxies === 0 ? 'no proxy' : proxies === 1 ? '1 proxy' : `${proxies} proxies`}`;
      if (proxies === trustedProxies) return good(`${seen}, matching TRUSTED_PROXIES=${trustedProxies}.`);
      return missing(
        `${seen}, but TRUSTED_PROXIES is ${trustedProxies}${proxies > trustedProxies ? ': all visitors share one address' : ''}.`,
        {
          steps: ['Set it to the number of proxies, then restart the shop.'],
          copy: [`TRUSTED_PROXIES=${proxies}`],
        },
      );
    },
  },
];
