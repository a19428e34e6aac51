import { type Browser, chromium } from 'playwright-core';

import { RunningShop } from './running-shop.js';
import type { ShopAddress } from './shop-address.js';

/** A connection to the browser of the run. Closing it closes the contexts that were made through it, and no others. */
export async function connectBrowser(): Promise<Browser> {
  return chromium.connect(await ask<string>('/browser'));
}

/** The shop of the run. Other files are in it at the same time. */
export const sharedShop = (): Promise<ShopAddress> => ask<ShopAddress>('/shop');

/** A separate shop, with demo data; `extra` goes to its environment. */
export const demoShop = async (extra: Record<string, string> = {}): Promise<RunningShop> =>
  RunningShop.open(extra, await ask<string>('/demo-folder'));

async function ask<Answer>(path: string): Promise<Answer> {
  const response = await fetch(`${process.env.E2E_SHARED}${path}`);
  if (!response.ok) throw new Error(`${path} of the run could not be opened: ${await response.text()}`);
  return (await response.json()) as Answer;
}
