import 'reflect-metadata';

import type { OwnAddress } from './own-address.port.js';
import type { PaymentAccount } from './payment-account.port.js';
import { stripeChecks } from './stripe-checks.js';

// Live keys answer at Stripe alone: what the sandbox can show is in test/commands/ready.test.ts.
const keys = async (isLive: boolean, publishableIsLive: boolean) => {
  const account = { isLive: () => Promise.resolve(isLive) } as PaymentAccount;
  const settings = { publicUrl: 'https://shop.example.com', publishableIsLive, isSandbox: false };
  const [check] = stripeChecks(account, {} as OwnAddress, settings);
  const { state, message: says } = await check!.ask();
  return `${state}: ${says}`;
};

test('keys are good when both are live', async () => {
  expect(await keys(true, true)).toBe('GOOD: Connected to Stripe with live keys.');
  expect(await keys(false, false)).toBe('MISSING: Stripe is in test mode: no card is charged.');
  for (const live of [true, false])
    expect(await keys(live, !live)).toBe('MISSING: One key is live and the other is a test key.');
});
