import type { Browser } from 'playwright-core';

import { aShopper, openBrowser, type Screen } from './browser.js';
import { RunningShop } from './running-shop.js';
import type { Shopper } from './shopper.js';

/** Where the stories of a file happen: one whole shop and one browser, open from before the first to after the last. */
export interface Stage {
  readonly shop: RunningShop;
  readonly browser: Browser;
  /** A fresh shopper: an empty profile, on a wide light screen unless said otherwise. */
  aShopper(screen?: Screen): Promise<Shopper>;
}

/** Sets the stage for the stories of this file; `extra` goes to the shop's environment. */
export function setStage(extra: Record<string, string> = {}): Stage {
  let shop!: RunningShop;
  let browser!: Browser;
  beforeAll(async () => {
    [shop, browser] = await Promise.all([RunningShop.open(extra), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await shop.close();
  });
  return {
    get shop() {
      return shop;
    },
    get browser() {
      return browser;
    },
    aShopper: (screen) => aShopper(browser, shop.url, screen),
  };
}
