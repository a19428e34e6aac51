import type { Browser } from 'playwright-core';

import { aShopper, type Screen } from './browser.js';
import { RunningShop } from './running-shop.js';
import { connectBrowser, demoShop, sharedShop } from './shared.js';
import type { ShopAddress } from './shop-address.js';
import type { Shopper } from './shopper.js';

/** Environment of the stories of a file: one shop and one browser, open from before the first to after the last. */
export interface Stage<Shop extends ShopAddress> {
  readonly shop: Shop;
  readonly browser: Browser;
  /** A fresh shopper: an empty profile, on a wide light screen by default. */
  aShopper(screen?: Screen): Promise<Shopper>;
}

/** A whole shop with demo data for the stories of this file alone; `extra` goes to its environment. */
export const setStage = (extra: Record<string, string> = {}): Stage<RunningShop> =>
  stageOf(
    () => demoShop(extra),
    (shop) => shop.close(),
  );

/** An environment with an empty shop. */
export const setEmptyStage = (): Stage<RunningShop> =>
  stageOf(
    () => RunningShop.open({ DEMO_DATA: '0' }),
    (shop) => shop.close(),
  );

/**
 * The shop that files share, for stories that look at it and change nothing that another could see: they may order and
 * sign in, but no part, person or setting of the demo data is another one afterwards.
 */
export const shareStage = (): Stage<ShopAddress> => stageOf(sharedShop, () => Promise.resolve());

function stageOf<Shop extends ShopAddress>(
  open: () => Promise<Shop>,
  close: (shop: Shop) => Promise<void>,
): Stage<Shop> {
  let shop!: Shop;
  let browser!: Browser;
  beforeAll(async () => {
    [shop, browser] = await Promise.all([open(), connectBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await close(shop);
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
