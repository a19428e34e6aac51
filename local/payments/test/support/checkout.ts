import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { CheckoutServer } from './checkout-server.js';
import { eventually, until } from './until.js';

/** A customer at the checkout page, in a browser context of their own. */
export class Checkout {
  /** Warnings and errors of the page's console; a test that expects one removes it. */
  complaints: string[] = [];
  /** Origin and body of every POST. */
  readonly posted: string[] = [];

  private constructor(readonly page: Page) {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    page.on('request', (request) => {
      if (request.method() === 'POST')
        this.posted.push(`${new URL(request.url()).origin} ${request.postData() ?? ''}`);
    });
  }

  /** Opens the page and waits for the card field. */
  static async open(
    browser: Browser,
    shop: CheckoutServer,
    { key, secret, more = '' }: { key: string; secret: string | null; more?: string },
    options: BrowserContextOptions = {},
  ): Promise<Checkout> {
    const context = await browser.newContext({ viewport: { width: 800, height: 700 }, ...options });
    const checkout = new Checkout(await context.newPage());
    await checkout.page.goto(`${shop.origin}/?key=${key}&secret=${secret ?? ''}${more}`);
    await checkout.number.waitFor();
    return checkout;
  }

  get field() {
    return this.page.locator('#card');
  }

  get number() {
    return this.page.locator('input[name=cardnumber]');
  }

  get expiry() {
    return this.page.locator('input[name=exp-date]');
  }

  get cvc() {
    return this.page.locator('input[name=cvc]');
  }

  /** Types a card from the number on, as people do: 12 / 34 and 123 by default. */
  async type(card: string, rest = '1234123'): Promise<void> {
    await this.number.click();
    await this.page.keyboard.type(card + rest);
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async pay(): Promise<void> {
    await this.page.getByRole('button', { name: 'Pay' }).click();
  }

  /** How the payment ended: `succeeded pi_…` or `error code: message`. */
  outcome(): Promise<string> {
    return until(async () => {
      const words = await this.text('#result');
      return words === '' || words === 'paying' ? undefined : words;
    });
  }

  async text(selector: string): Promise<string> {
    return (await this.page.locator(selector).textContent()) ?? '';
  }

  /** Waits until the page shows these words. */
  shows(selector: string, words: string): Promise<void> {
    return eventually(async () => {
      expect(await this.text(selector)).toBe(words);
    });
  }

  /** Waits until the last `change` event has these parts. */
  changed(event: object): Promise<void> {
    return eventually(async () => {
      expect(JSON.parse(await this.text('#change'))).toMatchObject(event);
    });
  }

  /** Classes of the node that the Element is mounted in, sorted. */
  async classes(): Promise<string[]> {
    return ((await this.field.getAttribute('class')) ?? '').split(' ').sort();
  }

  /** Name of the focused input, also within the card field. */
  focused(): Promise<string> {
    return this.page.evaluate(`(function deepest({ activeElement }) {
      return activeElement?.shadowRoot ? deepest(activeElement.shadowRoot) : (activeElement?.name ?? '');
    })(document)`);
  }

  /** A computed style of the card number's input. */
  computed(property: string): Promise<string> {
    return this.page.evaluate(
      `getComputedStyle(document.querySelector('#card > *').shadowRoot.querySelector('input')).${property}`,
    );
  }

  /** Ends the visit. Fails when the page's console complained. */
  async leave(): Promise<void> {
    await this.page.context().close();
    expect(this.complaints).toEqual([]);
  }
}
