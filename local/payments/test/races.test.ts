import { type Sandbox, startSandbox, TestAccount } from './support/start-sandbox.js';

describe('races for one intent', () => {
  let sandbox: Sandbox;
  let account: TestAccount;

  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.close());
  beforeEach(() => {
    account = new TestAccount(sandbox);
  });

  const intent = () => account.stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });
  const succeeded = (calls: Promise<unknown>[]) =>
    Promise.allSettled(calls).then((all) => all.map(({ status }) => status === 'fulfilled'));
  const many = (count: number, call: (n: number) => Promise<unknown>) =>
    Array.from({ length: count }, (_, n) => call(n));

  test('twenty confirmations make one charge', async () => {
    const { paymentIntents, charges, events } = account.stripe;
    const { id } = await intent();
    const won = await succeeded(
      many(20, () => paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })),
    );
    expect(won.filter(Boolean)).toHaveLength(1);
    expect((await charges.list({ payment_intent: id })).data).toHaveLength(1);
    expect((await events.list({ type: 'payment_intent.succeeded' })).data).toHaveLength(1);
  });

  test('when confirming races canceling, exactly one wins and determines the intent', async () => {
    const { paymentIntents, charges } = account.stripe;
    for (let round = 0; round < 20; round += 1) {
      const { id } = await intent();
      const confirm = () => paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
      const cancel = () => paymentIntents.cancel(id);
      const [first, second] = round % 2 === 0 ? [confirm, cancel] : [cancel, confirm];
      const [won, lost] = await succeeded([first(), second()]);
      expect([won, lost].filter(Boolean)).toHaveLength(1);
      const isPaid = (round % 2 === 0) === won;
      expect((await paymentIntents.retrieve(id)).status).toBe(isPaid ? 'succeeded' : 'canceled');
      expect((await charges.list({ payment_intent: id })).data).toHaveLength(isPaid ? 1 : 0);
    }
  });

  test('twenty authentications at the bank make one charge', async () => {
    const { id } = await intent();
    await account.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_authenticationRequired' });
    const answer = () =>
      fetch(`${sandbox.url}/sandbox/payment_intents/${id}/authenticate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${account.secretKey}` },
        body: new URLSearchParams({ outcome: 'complete' }),
      });
    const answers = await Promise.all(Array.from({ length: 20 }, answer));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await account.stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
  });

  test('twenty creations with one key make one intent', async () => {
    const { paymentIntents } = account.stripe;
    const key = { idempotencyKey: 'order-1' };
    await succeeded(many(20, () => paymentIntents.create({ amount: 5000, currency: 'usd' }, key)));
    expect((await paymentIntents.list()).data).toHaveLength(1);
  });
});
