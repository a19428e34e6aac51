import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from './support/browser.js';
import { type CheckoutServer, startCheckoutServer } from './support/checkout-server.js';
import { type Sandbox, startSandbox, TestAccount } from './support/start-sandbox.js';
import { eventually, until } from './support/until.js';

jest.setTimeout(30_000);

describe('Stripe.js stand-in under the real @stripe/react-stripe-js', () => {
  let sandbox: Sandbox;
  let shop: CheckoutServer;
  let browser: Browser;
  let account: TestAccount;
  let page: Page;
  let intent: { id: string; client_secret: string | null };
  let complaints: string[];
  let posted: string[];

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
    complaints = [];
    posted = [];
  });
  afterEach(async () => {
    await page.context().close();
    expect(complaints).toEqual([]);
  });

  async function open(more = '', options: BrowserContextOptions = {}) {
    const context = await browser.newContext({ viewport: { width: 800, height: 700 }, ...options });
    page = await context.newPage();
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => {
      if (request.method() === 'POST')
        posted.push(`${new URL(request.url()).origin} ${request.postData() ?? ''}`);
    });
    await page.goto(shop.urlFor(account, intent.client_secret!, more));
    await number().waitFor();
  }

  const number = () => page.locator('input[name=cardnumber]');
  const expiry = () => page.locator('input[name=exp-date]');
  const cvc = () => page.locator('input[name=cvc]');
  const field = () => page.locator('#card');
  const classes = async () => ((await field().getAttribute('class')) ?? '').split(' ').sort();
  const text = async (selector: string) => (await page.locator(selector).textContent()) ?? '';
  const shows = (selector: string, words: string) =>
    eventually(async () => {
      expect(await text(selector)).toBe(words);
    });
  const changed = (event: object) =>
    eventually(async () => {
      expect(JSON.parse(await text('#change'))).toMatchObject(event);
    });
  const focused = () =>
    page.evaluate<string>(
      '(function deepest(root) { const { activeElement: a } = root; return a?.shadowRoot ? deepest(a.shadowRoot) : (a?.name ?? ""); })(document)',
    );
  const computed = (property: string) =>
    page.evaluate(
      `getComputedStyle(document.querySelector('#card > *').shadowRoot.querySelector('input')).${property}`,
    );
  const outcome = () =>
    until(async () => {
      const words = await text('#result');
      return words === '' || words === 'paying' ? undefined : words;
    });
  const stored = () => account.stripe.paymentIntents.retrieve(intent.id);

  async function type(card: string, rest = '1234123') {
    await number().click();
    await page.keyboard.type(card + rest);
  }
  const pay = () => page.getByRole('button', { name: 'Pay' }).click();

  test.each(['', '&direct=1'])('a card is typed in one go and paid%s', async (how) => {
    await open(how);
    expect(await classes()).toEqual(['StripeElement', 'StripeElement--empty']);
    await type('4242424242424242');
    expect(await Promise.all([number(), expiry(), cvc()].map((input) => input.inputValue()))).toEqual([
      '4242 4242 4242 4242',
      '12 / 34',
      '123',
    ]);
    await changed({
      elementType: 'card',
      brand: 'visa',
      complete: true,
      empty: false,
      value: { postalCode: '' },
    });
    expect(await classes()).toEqual(['StripeElement', 'StripeElement--complete', 'StripeElement--focus']);
    await pay();
    expect(await outcome()).toBe(`succeeded ${intent.id}`);
    expect(await stored()).toMatchObject({ status: 'succeeded', amount_received: 12980 });
    const [charge] = (await account.stripe.charges.list()).data;
    expect(charge?.billing_details).toMatchObject({ name: 'Jonas Weber', email: 'jonas@example.com' });
    await shows('#log', 'ready focus blur');
  });

  test('card data goes to the sandbox and to nobody else, and stays out of events', async () => {
    await open();
    await type('4242424242424242');
    await pay();
    await outcome();
    const origins = posted
      .filter((request) => request.includes('4242424242424242'))
      .map((request) => request.split(' ')[0]);
    expect(new Set(origins)).toEqual(new Set([sandbox.url]));
    expect(await text('#change')).not.toContain('4242');
  });

  test('a declined card is told in the provider’s words, another one pays', async () => {
    await open();
    await type('4000000000009995');
    await pay();
    expect(await outcome()).toBe('error card_declined: Your card has insufficient funds.');
    await number().fill('4242424242424242');
    await pay();
    expect(
      await until(async () => ((await text('#result')).startsWith('succeeded') ? true : undefined)),
    ).toBe(true);
    complaints = complaints.filter((words) => !words.includes('402 (Payment Required)'));
  });

  test('the sandbox bank asks, and the payment is completed', async () => {
    await open();
    await type('4000002760003184');
    await pay();
    const bank = page.getByRole('dialog', { name: 'Is this payment yours?' });
    await bank.getByText('$129.80').waitFor();
    expect((await stored()).status).toBe('requires_action');
    expect(await text('.strip')).toContain('Payments sandbox');
    const box = await bank.boundingBox();
    expect(box).toEqual({ x: 0, y: 0, width: 800, height: 700 });

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    expect(await outcome()).toBe(`succeeded ${intent.id}`);
    await bank.waitFor({ state: 'detached' });
  });

  test.each(['the button', 'Escape'])('refused at the bank by %s: nothing is charged', async (how) => {
    await open();
    await type('4000002500003155');
    await cvc().press('Enter');
    const fail = page.getByRole('button', { name: 'Fail authentication' });
    await fail.waitFor();
    if (how === 'Escape') await page.keyboard.press('Escape');
    else await fail.click();
    expect(await outcome()).toBe(
      'error payment_intent_authentication_failure: We are unable to authenticate your payment method. ' +
        'Please choose a different payment method and try again.',
    );
    expect(await stored()).toMatchObject({ status: 'requires_payment_method', latest_charge: null });
    expect(await focused()).toBe('cvc');
  });

  test('passed by the bank, declined after all', async () => {
    await open();
    await type('4000008260003178');
    await pay();
    await page.getByRole('button', { name: 'Complete authentication' }).click();
    expect(await outcome()).toBe('error card_declined: Your card has insufficient funds.');
  });

  test('when the sandbox can’t be reached, the bank’s question stays open', async () => {
    await open();
    await type('4000002760003184');
    await pay();
    const complete = page.getByRole('button', { name: 'Complete authentication' });
    await complete.waitFor();
    await page.context().setOffline(true);
    await complete.click();
    await page.getByText('could not be reached. Try again.').waitFor();
    await page.context().setOffline(false);
    await complete.click();
    expect(await outcome()).toBe(`succeeded ${intent.id}`);
    complaints = complaints.filter((words) => !words.includes('ERR_INTERNET_DISCONNECTED'));
  });

  test('the form may be closed and opened again, under StrictMode', async () => {
    await open();
    await type('4242');
    await page.getByRole('button', { name: 'Close the card form' }).click();
    expect(await number().count()).toBe(0);
    await page.getByRole('button', { name: 'Open the card form' }).click();
    await number().waitFor();
    expect(await number().inputValue()).toBe('');
    await type('5555555555554444');
    await pay();
    expect(await outcome()).toBe(`succeeded ${intent.id}`);
  });

  test('half a card is said to be half a card, and is not sent', async () => {
    await open();
    await type('4242', '');
    await shows('#fault', '');
    await page.keyboard.press('Tab');
    await shows('#fault', 'Your card number is incomplete.');
    expect(await classes()).toContain('StripeElement--invalid');
    expect(await number().getAttribute('aria-invalid')).toBe('true');
    await number().fill('4242424242424242');
    await pay();
    expect(await outcome()).toBe("error incomplete_expiry: Your card's expiration date is incomplete.");
    expect(posted).toEqual([]);
  });

  test.each([
    ['4242424242424241', '', 'Your card number is invalid.'],
    ['4242424242424242', '13', "Your card's expiration month is invalid."],
    ['4242424242424242', '1220', "Your card's expiration year is in the past."],
  ])('%s %s is wrong at once: %s', async (card, rest, message) => {
    await open();
    await type(card, rest);
    await shows('#fault', message);
  });

  test('hands stay on the keyboard: one moves between the inputs and corrects in the middle', async () => {
    await open();
    await type('4242424242424242', '12');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    expect(await focused()).toBe('exp-date');
    await page.keyboard.press('Backspace');
    expect(await focused()).toBe('cardnumber');
    for (let n = 0; n < 5; n += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Backspace');
    expect(await number().inputValue()).toBe('4242 4242 4244 242');
    await page.keyboard.type('2');
    expect(await number().inputValue()).toBe('4242 4242 4242 4242');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('exp-date');
    await page.keyboard.type('9');
    expect(await expiry().inputValue()).toBe('09 / ');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe('exp-date');
    await page.keyboard.press('Escape');
    await shows('#log', 'ready focus escape');
  });

  test('numbers pasted or filled in any common form are understood', async () => {
    await open();
    await number().fill('4242-4242-4242-4242');
    expect(await number().inputValue()).toBe('4242 4242 4242 4242');
    for (const [given, shown] of [
      ['12/2034', '12 / 34'],
      ['1/34', '01 / 34'],
      ['122034', '12 / 34'],
      ['0934', '09 / 34'],
    ] as const) {
      await expiry().fill(given);
      expect(await expiry().inputValue()).toBe(shown);
    }
  });

  test('American Express is written its own way and has four digits behind', async () => {
    await open();
    await type('378282246310005', '1234123');
    expect(await number().inputValue()).toBe('3782 822463 10005');
    await changed({ brand: 'amex', complete: false });
    await page.keyboard.type('4');
    await changed({ brand: 'amex', complete: true });
    expect(await field().getByText('Amex').isVisible()).toBe(true);
    await pay();
    expect(await outcome()).toBe(`succeeded ${intent.id}`);
  });

  test('the postal code is asked for unless the shop hides it', async () => {
    await open('&zip=1');
    await type('4242424242424242', '123412312345');
    await changed({ complete: true, value: { postalCode: '12345' } });
    await pay();
    await outcome();
    expect((await account.stripe.charges.list()).data[0]?.billing_details.address?.postal_code).toBe('12345');
  });

  test('a press on the frame or the label leads into the field', async () => {
    await open();
    await field().click({ position: { x: 4, y: 4 } });
    expect(await focused()).toBe('cardnumber');
    await page.getByRole('button', { name: 'Pay' }).focus();
    await page.getByText('Card details').click();
    expect(await focused()).toBe('cardnumber');
  });

  test.each([280, 360, 1280])(
    'it fits at %i px, says SANDBOX, and the page’s styles don’t reach in',
    async (width) => {
      await open('', { viewport: { width, height: 700 } });
      await type('4242424242424242');
      const frame = (await field().boundingBox())!;
      for (const part of [number(), expiry(), cvc(), field().getByText('SANDBOX')]) {
        const box = (await part.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(frame.x);
        expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
        expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height);
      }
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      expect(await computed('borderTopWidth')).toBe('0px');
      expect(await computed('fontSize')).toBe('17px');
    },
  );

  test.each(['light', 'dark'] as const)(
    'axe finds nothing in the field, the bank or the list of cards: %s',
    async (colorScheme) => {
      const findings = async () => {
        await page.evaluate(`${readFileSync(require.resolve('axe-core'), 'utf8')}; undefined`);
        const { violations } = await page.evaluate<{
          violations: { id: string; nodes: { html: string }[] }[];
        }>('axe.run()');
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      };
      await open('', { colorScheme });
      expect(await findings()).toEqual([]);
      await type('4000002760003184', '1219');
      expect(await findings()).toEqual([]);
      await expiry().fill('1234');
      await cvc().fill('123');
      await pay();
      await page.getByRole('dialog').waitFor();
      expect(await findings()).toEqual([]);
      await page.goto(`${sandbox.url}/sandbox/test-cards`);
      expect(await findings()).toEqual([]);
    },
  );

  test('the list of test cards reads well at 360 px and copies a number', async () => {
    await open('', {
      viewport: { width: 360, height: 700 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.goto(`${sandbox.url}/sandbox/test-cards`);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await page.getByRole('button', { name: 'Copy 4000 0027 6000 3184' }).click();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('4000002760003184');
  });
});
