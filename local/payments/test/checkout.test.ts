import type { Browser } from 'playwright-core';
import { launchBrowser } from './support/browser.js';
import { Checkout } from './support/checkout.js';
import { type CheckoutServer, startCheckoutServer } from './support/checkout-server.js';
import { type Sandbox, startSandbox, TestAccount } from './support/start-sandbox.js';

jest.setTimeout(30_000);

describe('paying with the real @stripe/react-stripe-js', () => {
  let sandbox: Sandbox;
  let shop: CheckoutServer;
  let browser: Browser;
  let account: TestAccount;
  let intent: { id: string; client_secret: string | null };
  let checkout: Checkout;

  beforeAll(async () => {
    sandbox = await startSandbox();
    shop = await startCheckoutServer(sandbox.url);
    browser = await launchBrowser();
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await shop.close();
    await sandbox.close();
  });
  beforeEach(async () => {
    account = new TestAccount(sandbox);
    intent = await account.stripe.paymentIntents.create({ amount: 12980, currency: 'usd' });
  });
  afterEach(() => checkout.leave());

  async function open(more = '') {
    const order = { key: account.publishableKey, secret: intent.client_secret, more };
    checkout = await Checkout.open(browser, shop, order);
  }
  const stored = () => account.stripe.paymentIntents.retrieve(intent.id);
  const expectNoComplaintBut = (words: string) => {
    checkout.complaints = checkout.complaints.filter((complaint) => !complaint.includes(words));
  };

  test.each([
    ['by the id of a payment method', ''],
    ['with the card itself', '&direct=1'],
  ])('a card is typed in one go and charged, confirmed %s', async (_how, more) => {
    await open(more);
    expect(await checkout.classes()).toEqual(['StripeElement', 'StripeElement--empty']);
    await checkout.type('4242424242424242');
    const { number, expiry, cvc } = checkout;
    const shown = await Promise.all([number, expiry, cvc].map((input) => input.inputValue()));
    expect(shown).toEqual(['4242 4242 4242 4242', '12 / 34', '123']);
    await checkout.changed({
      elementType: 'card',
      brand: 'visa',
      complete: true,
      empty: false,
      value: { postalCode: '' },
    });
    expect(await checkout.classes()).toEqual([
      'StripeElement',
      'StripeElement--complete',
      'StripeElement--focus',
    ]);

    await checkout.pay();
    expect(await checkout.outcome()).toBe(`succeeded ${intent.id}`);
    expect(await stored()).toMatchObject({ status: 'succeeded', amount_received: 12980 });
    const [charge] = (await account.stripe.charges.list()).data;
    expect(charge?.billing_details).toMatchObject({ name: 'Jonas Weber', email: 'jonas@example.com' });
    await checkout.shows('#log', 'ready focus blur');
  });

  test('card data is sent to the sandbox only and is not part of events', async () => {
    await open();
    await checkout.type('4242424242424242');
    await checkout.pay();
    await checkout.outcome();
    const withCard = checkout.posted.filter((request) => request.includes('4242424242424242'));
    expect(new Set(withCard.map((request) => request.split(' ')[0]))).toEqual(new Set([sandbox.url]));
    expect(await checkout.text('#change')).not.toContain('4242');
  });

  test("a declined card shows the provider's message, and another card pays", async () => {
    await open();
    await checkout.type('4000000000009995');
    await checkout.pay();
    expect(await checkout.outcome()).toBe('error card_declined: Your card has insufficient funds.');
    await checkout.number.fill('4242424242424242');
    await checkout.pay();
    await checkout.shows('#result', `succeeded ${intent.id}`);
    expectNoComplaintBut('402 (Payment Required)');
  });

  test('the sandbox bank asks, and the payment completes', async () => {
    await open();
    await checkout.type('4000002760003184');
    await checkout.pay();
    const bank = checkout.page.getByRole('dialog', { name: 'Is this payment yours?' });
    await bank.getByText('$129.80').waitFor();
    await bank.getByText('Payments sandbox').waitFor();
    expect(await bank.locator('dl').innerText()).toMatch(/Paid to\s+Axle$/);
    expect(await bank.boundingBox()).toEqual({ x: 0, y: 0, width: 800, height: 700 });
    expect((await stored()).status).toBe('requires_action');

    // The focus goes round within the question and ends where it began, on Complete.
    await checkout.press('Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter');
    expect(await checkout.outcome()).toBe(`succeeded ${intent.id}`);
    await bank.waitFor({ state: 'detached' });
  });

  test.each(['the button', 'Escape'])('authentication refused by %s charges nothing', async (how) => {
    await open();
    await checkout.type('4000002500003155');
    await checkout.press('Enter');
    const fail = checkout.page.getByRole('button', { name: 'Fail authentication' });
    await fail.waitFor();
    if (how === 'Escape') await checkout.press('Escape');
    else await fail.click();
    expect(await checkout.outcome()).toBe(
      'error payment_intent_authentication_failure: We are unable to authenticate your payment method. ' +
        'Please choose a different payment method and try again.',
    );
    expect(await stored()).toMatchObject({ status: 'requires_payment_method', latest_charge: null });
    expect(await checkout.focused()).toBe('cvc');
  });

  test('a card that passes authentication can still be declined', async () => {
    await open();
    await checkout.type('4000008260003178');
    await checkout.pay();
    await checkout.page.getByRole('button', { name: 'Complete authentication' }).click();
    expect(await checkout.outcome()).toBe('error card_declined: Your card has insufficient funds.');
  });

  test("when the sandbox is unreachable, the bank's question stays open", async () => {
    await open();
    await checkout.type('4000002760003184');
    await checkout.pay();
    const complete = checkout.page.getByRole('button', { name: 'Complete authentication' });
    await complete.waitFor();
    await checkout.page.context().setOffline(true);
    await complete.click();
    await checkout.page.getByText('could not be reached. Try again.').waitFor();
    await checkout.page.context().setOffline(false);
    await complete.click();
    expect(await checkout.outcome()).toBe(`succeeded ${intent.id}`);
    expectNoComplaintBut('ERR_INTERNET_DISCONNECTED');
  });

  test('when the sandbox is completely unreachable, the shop gets a displayable error', async () => {
    await open();
    await checkout.type('4242424242424242');
    await checkout.page.context().setOffline(true);
    await checkout.pay();
    expect(await checkout.outcome()).toContain('The payments sandbox could not be reached.');
    expectNoComplaintBut('ERR_INTERNET_DISCONNECTED');
  });

  test.each([
    ['with its Elements', 'Close the card form', 'Open the card form'],
    ['within its Elements', 'Hide the card', 'Show the card'],
  ])('the card field can be unmounted and mounted again %s, under StrictMode', async (_how, hide, show) => {
    await open();
    await checkout.type('4242');
    await checkout.page.getByRole('button', { name: hide }).click();
    expect(await checkout.number.count()).toBe(0);
    await checkout.page.getByRole('button', { name: show }).click();
    await checkout.number.waitFor();
    expect(await checkout.number.inputValue()).toBe('');
    await checkout.type('5555555555554444');
    await checkout.pay();
    expect(await checkout.outcome()).toBe(`succeeded ${intent.id}`);
  });

  test('an incomplete card is not sent, and its message does not move the button during a click', async () => {
    await open();
    await checkout.type('4242424242424242', '12');
    await checkout.pay();
    expect(await checkout.outcome()).toBe(
      "error incomplete_expiry: Your card's expiration date is incomplete.",
    );
    expect(checkout.posted).toEqual([]);
  });
});
