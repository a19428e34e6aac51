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
        return missing(`Nothing answers at ${settings.publicUrl}, asked from this machine.`, {
          steps: ['Is the shop running, and does its name lead to this machine?'],
        });
      if (status !== 200)
        return missing(`${settings.publicUrl}/readyz answers ${status}.`, {
          steps: ['Is the shop running, and does its name lead to this machine?'],
        });
      if (OWN_MACHINE.test(new URL(settings.publicUrl).hostname))
        return missing(`${settings.publicUrl} answers, on this machine only: nobody else can open it.`, {
          steps: ['Run the shop on a server with a name of its own: docs/going-live.md.'],
          copy: ['PUBLIC_URL=https://shop.example.com'],
        });
      return good(`${settings.publicUrl} answers.`);
    },
  },
  {
    area,
    name: 'Proxies',
    ask: async () => {
      const body = testEvent();
      const { arrival } = await address.webhook(body, account.sign(body), INVENTED_CALLER);
      if (!arrival) return unknown('The shop did not say how a call reaches it: see the webhook above.');
      const { trustedProxies } = settings;
      if (arrival.caller === INVENTED_CALLER)
        return missing(
          'TRUSTED_PROXIES is too high: callers can invent their address, and get round every limit.',
          {
            steps: ['Count the proxies that stand in front of the shop: docs/deployment.md, “Proxies”.'],
          },
        );
      // Our invented address comes first if the first proxy let it through.
      const proxies = arrival.forwarded.filter((entry) => entry !== INVENTED_CALLER).length;
      const seen = `A call passes ${proxies === 0 ? 'no proxy' : proxies === 1 ? '1 proxy' : `${proxies} proxies`}`;
      if (proxies === trustedProxies) return good(`${seen}, as TRUSTED_PROXIES=${trustedProxies} says.`);
      return missing(
        `${seen}, and TRUSTED_PROXIES is ${trustedProxies}${proxies > trustedProxies ? ': all visitors look like one' : ''}.`,
        {
          steps: ['Set it to the number of proxies, then start the shop again.'],
          copy: [`TRUSTED_PROXIES=${proxies}`],
        },
      );
    },
  },
];
