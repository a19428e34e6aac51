import { errorOf, type Sandbox, startSandbox, TestAccount } from './support/start-sandbox.js';

describe('refunds', () => {
  let sandbox: Sandbox;
  let account: TestAccount;
  let intent: string;
  let charge: string;

  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    account = new TestAccount(sandbox);
    const order = { amount: 5000, currency: 'usd', confirm: true, payment_method: 'pm_card_visa' };
    const paid = await account.stripe.paymentIntents.create(order);
    intent = paid.id;
    charge = paid.latest_charge as string;
  });

  test('a payment can be completely refunded once', async () => {
    const { refunds, charges } = account.stripe;
    const refund = await refunds.create({
      payment_intent: intent,
      reason: 'requested_by_customer',
      metadata: { order_id: 'o-1' },
    });
    expect(refund).toMatchObject({
      object: 'refund',
      amount: 5000,
      charge,
      payment_intent: intent,
      reason: 'requested_by_customer',
      status: 'succeeded',
      metadata: { order_id: 'o-1' },
    });
    expect((await refunds.retrieve(refund.id)).id).toBe(refund.id);
    expect(await charges.retrieve(charge)).toMatchObject({
      refunded: true,
      amount_refunded: 5000,
      paid: true,
    });
    expect(await errorOf(refunds.create({ payment_intent: intent }))).toMatchObject({
      statusCode: 400,
      code: 'charge_already_refunded',
    });
  });

  test('a disputed payment cannot be refunded', async () => {
    const order = { amount: 5000, currency: 'usd', confirm: true, payment_method: 'pm_card_createDispute' };
    const paid = await account.stripe.paymentIntents.create(order);
    expect(paid.status).toBe('succeeded');
    const disputed = paid.latest_charge as string;
    expect(await account.stripe.charges.retrieve(disputed)).toMatchObject({ paid: true, disputed: true });
    expect(await errorOf(account.stripe.refunds.create({ payment_intent: paid.id }))).toMatchObject({
      statusCode: 400,
      code: 'charge_disputed',
      message: `Charge ${disputed} has been charged back; cannot issue a refund.`,
    });
  });

  test.each([
    ['won', 'winning_evidence'],
    ['lost', 'losing_evidence'],
  ] as const)(
    'a payment can be refunded again after a won dispute, not after a lost one (%s)',
    async (status, uncategorized_text) => {
      const order = { amount: 5000, currency: 'usd', confirm: true, payment_method: 'pm_card_createDispute' };
      const paid = await account.stripe.paymentIntents.create(order);
      const { disputes, refunds, events } = account.stripe;
      const [dispute] = (await disputes.list({ payment_intent: paid.id })).data;
      expect(dispute).toMatchObject({ amount: 5000, status: 'needs_response', reason: 'fraudulent' });

      expect(await disputes.update(dispute!.id, { evidence: { uncategorized_text } })).toMatchObject({
        status,
      });
      expect((await errorOf(disputes.close(dispute!.id))).message).toContain('already closed');
      const types = (await events.list({ limit: 2 })).data.map(({ type }) => type);
      expect(types[0]).toBe('charge.dispute.closed');

      const refund = refunds.create({ payment_intent: paid.id });
      if (status === 'won') expect(await refund).toMatchObject({ amount: 5000, status: 'succeeded' });
      else expect(await errorOf(refund)).toMatchObject({ code: 'charge_disputed' });
    },
  );

  test('a refund to a closed card fails a moment later', async () => {
    const order = { amount: 5000, currency: 'usd', confirm: true, payment_method: 'pm_card_refundFail' };
    const paid = await account.stripe.paymentIntents.create(order);
    const given = await account.stripe.refunds.create({ payment_intent: paid.id });
    expect(given.status).toBe('succeeded');

    expect(await account.stripe.refunds.retrieve(given.id)).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    });
    expect(await account.stripe.charges.retrieve(paid.latest_charge as string)).toMatchObject({
      refunded: false,
      amount_refunded: 0,
    });
    expect((await account.stripe.events.list({ type: 'refund.failed' })).data).toHaveLength(1);
  });

  test('one of several refunds can be made to fail days later, once', async () => {
    const { refunds, charges, events } = account.stripe;
    const given = await refunds.create({ charge, amount: 3000 });
    await refunds.create({ charge });
    expect(await account.control('POST', `/refunds/${given.id}/fail`)).toMatchObject({ status: 'failed' });

    expect(await charges.retrieve(charge)).toMatchObject({ refunded: false, amount_refunded: 2000 });
    expect((await events.list({ type: 'refund.failed' })).data).toHaveLength(1);
    await expect(account.control('POST', `/refunds/${given.id}/fail`)).rejects.toThrow('has failed already');
    await expect(account.control('POST', '/refunds/re_nope/fail')).rejects.toThrow('No such refund');
  });

  test('partial refunds never exceed the received amount', async () => {
    const { refunds, charges } = account.stripe;
    const tooMuch = refunds.create({ charge, amount: 5001 });
    expect((await errorOf(tooMuch)).message).toBe(
      'Refund amount ($50.01) is greater than charge amount ($50.00)',
    );
    await refunds.create({ charge, amount: 3000 });
    expect(await charges.retrieve(charge)).toMatchObject({ refunded: false, amount_refunded: 3000 });
    expect((await errorOf(refunds.create({ payment_intent: intent, amount: 2001 }))).message).toBe(
      'Refund amount ($20.01) is greater than unrefunded amount on charge ($20.00)',
    );
    expect((await refunds.create({ payment_intent: intent })).amount).toBe(2000);
    const list = await refunds.list({ payment_intent: intent });
    expect(list.data.map(({ amount }) => amount)).toEqual([2000, 3000]);
  });

  test('twenty concurrent refunds never exceed the received amount', async () => {
    const { refunds } = account.stripe;
    const tries = Array.from({ length: 20 }, () => refunds.create({ payment_intent: intent, amount: 1500 }));
    const given = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
    expect(given).toHaveLength(3);
    expect((await account.stripe.charges.retrieve(charge)).amount_refunded).toBe(4500);
  });

  test('a payment without received money cannot be refunded', async () => {
    const open = await account.stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });
    expect((await errorOf(account.stripe.refunds.create({ payment_intent: open.id }))).message).toBe(
      `This PaymentIntent (${open.id}) does not have a successful charge to refund.`,
    );
    expect(await errorOf(account.stripe.refunds.create({ payment_intent: 'pi_nope' }))).toMatchObject({
      code: 'resource_missing',
    });
    expect(await errorOf(account.stripe.refunds.create({}))).toMatchObject({
      code: 'parameter_missing',
      param: 'charge',
    });
  });
});
