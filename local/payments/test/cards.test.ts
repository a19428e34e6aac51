import { errorOf, type Sandbox, startSandbox, TestAccount } from './support/start-sandbox.js';

describe('test cards', () => {
  let sandbox: Sandbox;
  let account: TestAccount;

  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.close());
  beforeEach(() => {
    account = new TestAccount(sandbox);
  });

  const nextYear = new Date().getUTCFullYear() + 1;
  const typed = (number: string, rest: object = {}) => ({
    type: 'card' as const,
    card: { number, exp_month: 12, exp_year: nextYear, cvc: '123', ...rest },
    billing_details: { name: 'Jonas Weber', email: 'jonas@example.com' },
  });
  const intent = () => account.stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });

  test.each([
    ['4242424242424242', 'visa', '123'],
    ['5555 5555 5555 4444', 'mastercard', '123'],
    ['378282246310005', 'amex', '1234'],
  ])('%s is a %s and pays', async (number, brand, cvc) => {
    const { paymentMethods, paymentIntents } = account.stripe;
    const method = await paymentMethods.create(typed(number, { cvc }));
    expect(method).toMatchObject({
      card: { brand, exp_year: nextYear },
      billing_details: { name: 'Jonas Weber' },
    });
    expect((await paymentMethods.retrieve(method.id)).id).toBe(method.id);
    const paid = await paymentIntents.confirm((await intent()).id, { payment_method: method.id });
    expect(paid).toMatchObject({ status: 'succeeded', payment_method: method.id });
  });

  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000000069', 'expired_card', '', 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', '', "Your card's security code is incorrect."],
    [
      '4000000000000119',
      'processing_error',
      '',
      'An error occurred while processing your card. Try again in a little bit.',
    ],
    ['4000000000000341', 'card_declined', 'generic_decline', 'Your card was declined.'],
  ])('%s is accepted as a card and declined when charged: %s', async (number, code, declineCode, message) => {
    const { paymentMethods, paymentIntents, charges } = account.stripe;
    const method = await paymentMethods.create(typed(number));
    const { id } = await intent();
    const error = await errorOf(paymentIntents.confirm(id, { payment_method: method.id }));
    expect(error).toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code,
      decline_code: declineCode,
      message,
      payment_intent: { id, status: 'requires_payment_method', payment_method: null },
      payment_method: { id: method.id },
    });
    expect(await paymentIntents.retrieve(id)).toMatchObject({
      latest_charge: error.charge,
      last_payment_error: { type: 'card_error', code, message, charge: error.charge },
      amount_received: 0,
    });
    expect(await charges.retrieve(error.charge!)).toMatchObject({
      paid: false,
      status: 'failed',
      failure_message: message,
      outcome: { type: 'issuer_declined' },
    });
    const paid = await paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });

  test.each([
    ['pm_card_visa_chargeDeclined', 'generic_decline'],
    ['pm_card_chargeDeclined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
  ])('the named payment method %s is declined: %s', async (name, declineCode) => {
    const { id } = await intent();
    const error = await errorOf(account.stripe.paymentIntents.confirm(id, { payment_method: name }));
    expect(error).toMatchObject({ statusCode: 402, decline_code: declineCode });
  });

  test.each([
    ['4242424242424241', {}, 'incorrect_number', 'Your card number is incorrect.'],
    ['1234', {}, 'incorrect_number', 'Your card number is incorrect.'],
    [
      '4242424242424242',
      { exp_month: 13 },
      'invalid_expiry_month',
      "Your card's expiration month is invalid.",
    ],
    [
      '4242424242424242',
      { exp_year: 2020 },
      'invalid_expiry_year',
      "Your card's expiration year is invalid.",
    ],
    [
      '4242424242424242',
      { exp_year: nextYear + 99 },
      'invalid_expiry_year',
      "Your card's expiration year is invalid.",
    ],
    ['4242424242424242', { cvc: '12' }, 'invalid_cvc', "Your card's security code is invalid."],
    ['4242424242424242', { cvc: '1234' }, 'invalid_cvc', "Your card's security code is invalid."],
  ])('%s with %j is not a valid card: %s', async (number, rest, code, message) => {
    expect(await errorOf(account.stripe.paymentMethods.create(typed(number, rest)))).toMatchObject({
      statusCode: 402,
      code,
      message,
    });
  });

  test('a card that expired last month is refused', async () => {
    const at = new Date('2026-06-15T12:00:00Z');
    const june = await startSandbox({ now: () => at.getTime() });
    const { stripe } = new TestAccount(june);
    const card = { number: '4242424242424242', exp_year: 2026, cvc: '123' };
    const expired = stripe.paymentMethods.create({ type: 'card', card: { ...card, exp_month: 5 } });
    expect(await errorOf(expired)).toMatchObject({ code: 'invalid_expiry_month', param: 'exp_month' });
    const running = await stripe.paymentMethods.create({ type: 'card', card: { ...card, exp_month: 6 } });
    expect(running.card?.exp_month).toBe(6);
    await june.close();
  });

  test('a real card is never accepted', async () => {
    expect(await errorOf(account.stripe.paymentMethods.create(typed('4111111111111111')))).toMatchObject({
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'test_mode_live_card',
      message: expect.stringContaining(
        'Your request was in test mode, but used a non test (live) card.',
      ) as string,
    });
  });

  test.each(['4000002500003155', '4000002760003184'])(
    '%s requires authentication at the bank',
    async (number) => {
      const { paymentIntents, charges } = account.stripe;
      const { id } = await intent();
      const method = await account.stripe.paymentMethods.create(typed(number));
      const waiting = await paymentIntents.confirm(id, { payment_method: method.id });
      expect(waiting).toMatchObject({
        status: 'requires_action',
        next_action: { type: 'use_stripe_sdk' },
        payment_method: method.id,
      });
      expect((await charges.list({ payment_intent: id })).data).toHaveLength(0);

      await authenticate(id, 'complete');
      expect(await paymentIntents.retrieve(id)).toMatchObject({ status: 'succeeded', next_action: null });
    },
  );

  test('a failed authentication leaves the intent open and nothing charged', async () => {
    const { paymentIntents, charges } = account.stripe;
    const { id } = await intent();
    await paymentIntents.confirm(id, { payment_method: 'pm_card_authenticationRequired' });
    await authenticate(id, 'fail');
    expect(await paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { code: 'payment_intent_authentication_failure', payment_method: { type: 'card' } },
    });
    expect((await charges.list({ payment_intent: id })).data).toHaveLength(0);
    expect((await authenticate(id, 'complete')).status).toBe(400);
  });

  test('4000 0082 6000 3178 passes authentication and is then declined for insufficient funds', async () => {
    const { id } = await intent();
    const method = await account.stripe.paymentMethods.create(typed('4000008260003178'));
    await account.stripe.paymentIntents.confirm(id, { payment_method: method.id });
    await authenticate(id, 'complete');
    expect(await account.stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { decline_code: 'insufficient_funds' },
    });
  });

  function authenticate(id: string, outcome: 'complete' | 'fail') {
    return fetch(`${sandbox.url}/sandbox/payment_intents/${id}/authenticate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${account.secretKey}` },
      body: new URLSearchParams({ outcome }),
    });
  }
});
