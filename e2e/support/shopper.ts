import type { BrowserContext, Locator, Page, Request } from 'playwright-core';

/** The browser itself reports each refusal over HTTP on the console. */
const refusal = (status: number) =>
  `Failed to load resource: the server responded with a status of ${status}`;

export const PASSWORD = 'secret123';

/** Kinds of requests whose responses change how a page looks. */
const DRAWN: readonly string[] = ['fetch', 'xhr', 'script', 'stylesheet', 'font'];

/** Session state of the browsers of this file's members, by email. */
const sessions = new Map<string, Awaited<ReturnType<BrowserContext['storageState']>>>();

/** A user at a browser: speaks of what they see and click, never of how the page is built. */
export class Shopper {
  /** Complaints on the browser's console so far. */
  readonly complaints: string[] = [];
  /** A declined card is answered with 402. */
  private readonly expected = [refusal(402)];
  /** Requests of the page that have no response yet. */
  private readonly asked = new Set<Request>();

  constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
  ) {
    page.on('request', (request) => {
      if (DRAWN.includes(request.resourceType())) this.asked.add(request);
    });
    page.on('requestfinished', (request) => this.asked.delete(request));
    page.on('requestfailed', (request) => this.asked.delete(request));
    // Requests of a page end with it.
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.asked.clear();
    });
    page.on('pageerror', (error) => this.complaints.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      const serious = message.type() === 'error' || message.type() === 'warning';
      if (serious && !this.expected.some((text) => message.text().includes(text)))
        this.complaints.push(`${message.type()}: ${message.text()}`);
    });
  }

  /** Expects this status from the shop or a provider in this story; the console's message about it is no problem. */
  expects(status: number): void {
    this.expected.push(refusal(status));
  }

  /** Expects the browser to block something in this story, as the page's policy says. */
  expectsBlocked(): void {
    this.expected.push('Content Security Policy');
  }

  /** From the next page on, adds up how far content moves on its own (layout shift, a share of the screen). */
  async watchesForJumps(): Promise<void> {
    await this.page.addInitScript(() => {
      const counted = window as unknown as { jumps: number };
      counted.jumps = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) counted.jumps += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
  }

  async jumps(): Promise<number> {
    return this.page.evaluate(() => (window as unknown as { jumps: number }).jumps);
  }

  /** Leaves, and returns what the browser's console complained about. */
  async leave(): Promise<readonly string[]> {
    await this.context.close();
    return this.complaints;
  }

  /** Waits until the text can be seen. */
  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).locator('visible=true').first().waitFor();
  }

  /** The field of this label, whether or not it says that it is optional. */
  private field(label: string): Locator {
    const exactly = this.page.getByLabel(label, { exact: true });
    return exactly.or(this.page.getByLabel(`${label} (optional)`, { exact: true }));
  }

  /** Waits until the field is marked as wrong, and described by this sentence. */
  async seesProblem(label: string, sentence: string | RegExp): Promise<void> {
    const field = this.field(label);
    const wrong = this.page.locator('[aria-invalid="true"]').and(field);
    await wrong.waitFor();
    const hints = (await wrong.getAttribute('aria-describedby'))?.split(' ') ?? [];
    await this.page
      .locator(hints.map((id) => `[id="${id}"]`).join())
      .getByText(sentence)
      .waitFor();
  }

  async seesNoProblem(label: string): Promise<void> {
    expect(await this.field(label).getAttribute('aria-invalid')).not.toBe('true');
  }

  /** Waits until the sentence is announced in the color of errors; with `above`, over the button of that name. */
  async seesInRed(sentence: string, { above }: { above?: string } = {}): Promise<void> {
    const alert = this.page.getByRole('alert').filter({ hasText: sentence });
    await alert.waitFor();
    expect(await isRed(alert.getByText(sentence))).toBe(true);
    if (above === undefined) return;
    const [box, button] = [
      await alert.boundingBox(),
      await this.page.getByRole('button', { name: above, exact: true }).boundingBox(),
    ];
    expect(box!.y + box!.height).toBeLessThanOrEqual(button!.y);
  }

  async accessToken(): Promise<string | null> {
    return this.page.evaluate(() => localStorage.getItem('accessToken'));
  }

  /** Waits until the page is hydrated, has all its responses, and nothing on it is loading or moving any more. */
  async settles(): Promise<void> {
    do await this.page.waitForFunction(hasBeenStill);
    while (this.asked.size > 0);
  }

  /** Opens a page and waits until it can be used: before it is hydrated, a link loads a document and a hover does nothing. */
  async opens(path: string): Promise<void> {
    await this.page.goto(path, { waitUntil: 'networkidle' });
    await this.settles();
  }

  /** Waits until the page has this title. */
  async seesHeading(name: string | RegExp): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name }).waitFor();
  }

  /** Removes the identity provider's own record of the session, as when a browser clears it; our token stays. */
  async losesProviderSession(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const request = indexedDB.deleteDatabase('firebaseLocalStorageDb');
          request.onsuccess = request.onblocked = resolve;
          request.onerror = reject;
        }),
    );
  }

  /** The browser goes offline once the page is hydrated: before that, a link would load another document. */
  async goesOffline(): Promise<void> {
    await this.settles();
    this.expected.push('net::ERR_INTERNET_DISCONNECTED');
    await this.context.setOffline(true);
  }

  async goesOnline(): Promise<void> {
    await this.context.setOffline(false);
  }

  async presses(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).click();
  }

  /** Confirms the open dialog with Yes. */
  async confirms(): Promise<void> {
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  }

  /** Waits until JavaScript handles a click on this link; before that, it loads a document. */
  async mayFollowInPlace(name: string | RegExp): Promise<void> {
    await this.isHydrated(this.page.getByRole('link', { name }).first());
  }

  /** Waits until JavaScript handles a click on this button; before that, it does nothing. */
  async mayPress(name: string | RegExp): Promise<void> {
    await this.isHydrated(this.page.getByRole('button', { name }));
  }

  private async isHydrated(element: Locator): Promise<void> {
    await this.page.waitForFunction(
      (node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')),
      await element.elementHandle(),
    );
  }

  async follows(name: string | RegExp): Promise<void> {
    await this.page.getByRole('link', { name }).first().click();
  }

  async types(label: string, text: string): Promise<void> {
    await this.field(label).fill(text);
  }

  async arrivesAt(path: string | RegExp | ((url: URL) => boolean)): Promise<void> {
    await this.page.waitForURL(path);
  }

  async logsIn(email: string): Promise<void> {
    await this.types('Email', email);
    await this.types('Password', PASSWORD);
    await this.presses('Login');
  }

  /** Opens the login page and logs in; ends on the home page, signed in. */
  async comesIn(email: string): Promise<void> {
    await this.page.goto('/login');
    await this.logsIn(email);
    await this.arrivesAt(({ pathname }) => pathname === '/');
  }

  /**
   * Is signed in as on an earlier visit, and opens a page next: the first of this address in a file logs in, the others
   * find the same session in their browser.
   */
  async returnsAs(email: string): Promise<void> {
    const session = sessions.get(email);
    if (session) return this.context.setStorageState(session);
    await this.comesIn(email);
    sessions.set(email, await this.context.storageState({ indexedDB: true }));
  }

  /** Fills in the order form as it is and places the order; ends at the card form. */
  async places(): Promise<void> {
    await this.arrivesAt('**/order/*');
    await this.types('Address', 'Werkstrasse 14, 8005 Zürich');
    await this.types('Phone Number', '+41 44 555 01 02');
    await this.presses('Order');
    await this.sees('Your order is placed');
    await this.arrivesAt('**/dashboard/payment/*');
  }

  /** Types a card into Stripe's form and clicks Pay once it is ready. */
  async paysWith(number: string): Promise<void> {
    await this.page.getByRole('textbox', { name: /card number/i }).fill(number);
    await this.page.getByRole('textbox', { name: /expir/i }).fill('12 / 34');
    await this.page.getByRole('textbox', { name: /CVC|security/i }).fill('123');
    await this.presses('Pay');
  }
}

/**
 * Whether nothing on this page has been loading or moving for three frames, each of which calls this once: what an answer or
 * a font brings begins to move a frame later. The page knows no early input any more once it is hydrated.
 */
function hasBeenStill(): boolean {
  const isStill =
    !('earlyInput' in window) &&
    document.querySelector('[aria-busy="true"]') === null &&
    document.fonts.status === 'loaded' &&
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      );
  const counted = window as unknown as { stillFrames?: number };
  counted.stillFrames = isStill ? (counted.stillFrames ?? 0) + 1 : 0;
  if (counted.stillFrames < 3) return false;
  counted.stillFrames = 0;
  return true;
}

/** Whether the text is mostly red. */
async function isRed(text: Locator): Promise<boolean> {
  return text.evaluate((element) => {
    const reddish = (color: string) => {
      const canvas = document.createElement('canvas').getContext('2d')!;
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return red > 1.4 * green && red > 1.4 * blue;
    };
    return reddish(getComputedStyle(element).color);
  });
}
