import { existsSync } from 'node:fs';

import sparticuz from '@sparticuz/chromium';
import { type Browser, type BrowserContextOptions, type BrowserServer, chromium } from 'playwright-core';

import { Shopper } from './shopper';

/** Where a system keeps its own Chrome; preferred, because the packaged one is for Linux on x64 only. */
const INSTALLED = [
  process.env.CHROME_PATH,
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** No page of a test lives long enough to earn the compilers that make hot code fast. */
const SHORT_LIVED = ['--js-flags=--no-opt --no-maglev'];

/** Chromium calls Google's servers at every start without these flags. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** A real Chromium that test files connect to: the installed one, else the one of `npm ci`. */
export async function serveBrowser(): Promise<BrowserServer> {
  const installed = INSTALLED.find((path) => path !== undefined && existsSync(path));
  return chromium.launchServer({
    host: '127.0.0.1',
    executablePath: installed ?? (await sparticuz.executablePath()),
    args: ['--no-sandbox', ...SHORT_LIVED, ...QUIET],
    headless: true,
  });
}

/** Device of the user. */
export type Screen = Pick<
  BrowserContextOptions,
  'viewport' | 'colorScheme' | 'reducedMotion' | 'javaScriptEnabled'
>;

/** A fresh shopper: an empty profile, on a wide light screen by default. */
export async function aShopper(browser: Browser, baseURL: string, screen: Screen = {}): Promise<Shopper> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 }, ...screen });
  return new Shopper(await context.newPage(), context);
}
