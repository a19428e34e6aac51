import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { launchBrowser } from './support/browser.js';
import { Checkout } from './support/checkout.js';
import { type CheckoutServer, startCheckoutServer } from './support/checkout-server.js';
import { type Sandbox, startSandbox, TestAccount } from './support/start-sandbox.js';

jest.setTimeout(30_000);

describe('the card field', () => {
  let sandbox: Sandbox;
  let shop: CheckoutServer;
  let browser: Browser;
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
  afterEach(() => checkout.leave());

  async function open(options: BrowserContextOptions = {}) {
    const account = new TestAccount(sandbox);
    const { client_secret: secret } = await account.stripe.paymentIntents.create({
      amount: 12980,
      currency: 'usd',
    });
    checkout = await Checkout.open(browser, shop, { key: account.publishableKey, secret }, options);
  }

  test('half a number is reported as incomplete on blur', async () => {
    await open();
    await checkout.type('4242', '');
    await checkout.changed({ brand: 'visa', complete: false });
    expect(await checkout.text('#fault')).toBe('');
    await checkout.press('Tab');
    await checkout.shows('#fault', 'Your card number is incomplete.');
    expect(await checkout.classes()).toContain('StripeElement--invalid');
    expect(await checkout.number.getAttribute('aria-invalid')).toBe('true');
    await checkout.number.fill('4242424242424242');
    await checkout.shows('#fault', '');
  });

  test.each([
    ['4242424242424241', '', 'Your card number is invalid.'],
    ['4242424242424242', '13', "Your card's expiration month is invalid."],
    ['4242424242424242', '1220', "Your card's expiration year is in the past."],
  ])('%s %s shows an error at once: %s', async (card, rest, message) => {
    await open();
    await checkout.type(card, rest);
    await checkout.shows('#fault', message);
  });

  test('the keyboard moves between the inputs and corrects in the middle', async () => {
    await open();
    const { number, expiry } = checkout;
    await checkout.type('4242424242424242', '12');
    await checkout.press('Backspace', 'Backspace');
    expect(await checkout.focused()).toBe('exp-date');
    await checkout.press('Backspace');
    expect(await checkout.focused()).toBe('cardnumber');
    await checkout.press('ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Backspace');
    expect(await number.inputValue()).toBe('4242 4242 4244 242');
    await checkout.page.keyboard.type('2');
    expect(await number.inputValue()).toBe('4242 4242 4242 4242');
    await checkout.press('End', 'ArrowRight');
    expect(await checkout.focused()).toBe('exp-date');
    await checkout.page.keyboard.type('9');
    expect(await expiry.inputValue()).toBe('09 / ');
    await checkout.press('ArrowRight', 'ArrowLeft');
    expect(await checkout.focused()).toBe('exp-date');
    await checkout.press('Escape');
    await checkout.shows('#log', 'ready focus escape');
  });

  test.each([
    ['12/2034', '12 / 34'],
    ['1/34', '01 / 34'],
    ['122034', '12 / 34'],
    ['0934', '09 / 34'],
    ['12 / 34', '12 / 34'],
  ])('an expiry pasted or filled in as %s becomes %s', async (given, shown) => {
    await open();
    await checkout.expiry.fill(given);
    expect(await checkout.expiry.inputValue()).toBe(shown);
  });

  test('a number pasted with dashes is accepted', async () => {
    await open();
    await checkout.number.fill('4242-4242-4242-4242');
    expect(await checkout.number.inputValue()).toBe('4242 4242 4242 4242');
  });

  test('American Express has its own format and a four-digit code', async () => {
    await open();
    await checkout.type('378282246310005', '1234123');
    expect(await checkout.number.inputValue()).toBe('3782 822463 10005');
    await checkout.changed({ brand: 'amex', complete: false });
    await checkout.page.keyboard.type('4');
    await checkout.changed({ brand: 'amex', complete: true });
    expect(await checkout.field.getByText('Amex').isVisible()).toBe(true);
  });

  test('a click on the frame or the label focuses the field', async () => {
    await open();
    await checkout.field.click({ position: { x: 4, y: 4 } });
    expect(await checkout.focused()).toBe('cardnumber');
    await checkout.page.getByRole('button', { name: 'Pay' }).focus();
    await checkout.page.getByText('Card details').click();
    expect(await checkout.focused()).toBe('cardnumber');
  });

  test.each([280, 360, 1280])(
    "the field fits at %i px, says SANDBOX, and ignores the page's styles",
    async (width) => {
      await open({ viewport: { width, height: 700 } });
      await checkout.type('4242424242424242');
      const frame = (await checkout.field.boundingBox())!;
      const { number, expiry, cvc, field } = checkout;
      for (const part of [number, expiry, cvc, field.getByText('SANDBOX')]) {
        const box = (await part.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(frame.x);
        expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
        expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height);
      }
      expect(await checkout.page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      expect(await checkout.computed('borderTopWidth')).toBe('0px');
      expect(await checkout.computed('textTransform')).toBe('none');
      // From the shop's `style` option.
      expect(await checkout.computed('fontSize')).toBe('17px');
    },
  );

  test.each(['light', 'dark'] as const)(
    'axe finds no problems in the field, the bank and the list of cards: %s',
    async (colorScheme) => {
      await open({ colorScheme });
      expect(await findings()).toEqual([]);
      await checkout.type('4000002760003184', '1219');
      await checkout.shows('#fault', "Your card's expiration year is in the past.");
      expect(await findings()).toEqual([]);
      await checkout.expiry.fill('1234');
      await checkout.cvc.fill('123');
      await checkout.pay();
      await checkout.page.getByRole('dialog').waitFor();
      expect(await findings()).toEqual([]);
      await checkout.page.goto(`${sandbox.url}/sandbox/test-cards`);
      expect(await findings()).toEqual([]);
    },
  );

  test("the list of test cards uses the shop's fonts and loads them from the sandbox only", async () => {
    await open();
    const { page } = checkout;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${sandbox.url}/sandbox/test-cards`, { waitUntil: 'networkidle' });
    const used = await page.evaluate<string[]>(
      "[...document.fonts].filter(({ status }) => status === 'loaded').map(({ family, weight }) => `${family} ${weight}`).sort()",
    );
    expect(used).toEqual(['Axle Display 600 800', 'Barlow 400', 'Barlow 600 700']);
    const families = await page.evaluate<string[]>(
      "['h1', 'button', '.effect'].map((one) => getComputedStyle(document.querySelector(one)).fontFamily)",
    );
    expect(families.map((family) => family.split(',')[0])).toEqual(['"Axle Display"', 'Barlow', 'Barlow']);
    expect(asked.filter((url) => !url.startsWith(sandbox.url))).toEqual([]);
  });

  test('the list of test cards fits at 360 px and copies a number', async () => {
    await open({ viewport: { width: 360, height: 700 }, permissions: ['clipboard-read', 'clipboard-write'] });
    const { page } = checkout;
    await page.goto(`${sandbox.url}/sandbox/test-cards`);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await page.getByRole('button', { name: 'Copy 4000 0027 6000 3184' }).click();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('4000002760003184');
  });

  async function findings(): Promise<string[]> {
    await checkout.page.evaluate(`${readFileSync(require.resolve('axe-core'), 'utf8')}; undefined`);
    const { violations } = await checkout.page.evaluate<{
      violations: { id: string; nodes: { html: string }[] }[];
    }>('axe.run()');
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }
});
