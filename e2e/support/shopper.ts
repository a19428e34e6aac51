import type { BrowserContext, Page } from 'playwright-core';

/** A card is declined with HTTP 402, which the browser itself reports on the console. */
const EXPECTED = 'Failed to load resource: the server responded with a status of 402';

export const PASSWORD = 'secret123';

/** A person at a browser: speaks of what they see and press, never of how the page is built. */
export class Shopper {
  private readonly complaints: string[] = [];

  constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
  ) {
    page.on('pageerror', (error) => this.complaints.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      const serious = message.type() === 'error' || message.type() === 'warning';
      if (serious && !message.text().includes(EXPECTED))
        this.complaints.push(`${message.type()}: ${message.text()}`);
    });
  }

  /** Leaves, and answers what the browser's console complained about. */
  async leave(): Promise<readonly string[]> {
    await this.context.close();
    return this.complaints;
  }

  /** Waits until the text can be seen. */
  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).locator('visible=true').first().waitFor();
  }

  async presses(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).click();
  }

  async follows(name: string | RegExp): Promise<void> {
    await this.page.getByRole('link', { name }).first().click();
  }

  async types(label: string, text: string): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).fill(text);
  }

  async arrivesAt(path: string | RegExp): Promise<void> {
    await this.page.waitForURL(path);
  }

  async logsIn(email: string): Promise<void> {
    await this.types('Email', email);
    await this.types('Password', PASSWORD);
    await this.presses('Login');
  }

  /** Fills in the order form as it stands and places the order; ends at the card form. */
  async places(): Promise<void> {
    await this.arrivesAt('**/order/*');
    await this.types('Address', 'Werkstrasse 14, 8005 Zürich');
    await this.types('Phone Number', '+41 44 555 01 02');
    await this.presses('Order');
    await this.sees('Your order is placed');
    await this.arrivesAt('**/dashboard/payment/*');
  }

  /** Types a card into Stripe's form and presses Pay once it is ready. */
  async paysWith(number: string): Promise<void> {
    await this.page.getByRole('textbox', { name: /card number/i }).fill(number);
    await this.page.getByRole('textbox', { name: /expir/i }).fill('12 / 34');
    await this.page.getByRole('textbox', { name: /CVC|security/i }).fill('123');
    await this.presses('Pay');
  }
}
