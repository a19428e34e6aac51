/**
 * What a run opens once for all its test files, when the first of them asks: the browser, and a shop with demo data for
 * those that leave it as they found it. Files run side by side in processes of their own, so they ask over HTTP.
 * Jest loads this with Node's own resolution: no import from here on may say `.js` for a `.ts` file.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { BrowserServer } from 'playwright-core';

import { serveBrowser } from './browser';
import { RunningShop } from './running-shop';
import type { ShopAddress } from './shop-address';

let browser: Promise<BrowserServer> | undefined;
let demo: Promise<RunningShop> | undefined;
let shop: Promise<RunningShop> | undefined;

/** The data folder of a shop that has loaded the demo data and stopped. Others start on copies of it: it is loaded once. */
const demoFolder = async (): Promise<string> => {
  demo ??= RunningShop.open().then(async (loaded) => {
    await loaded.stop();
    return loaded;
  });
  return (await demo).folder;
};

// Many files order as the same customer, and none pays.
const openShop = async () => RunningShop.open({ OPEN_HOLDS_PER_USER: '1000' }, await demoFolder());

const answers: Record<string, () => Promise<string | ShopAddress>> = {
  '/browser': async () => (await (browser ??= serveBrowser())).wsEndpoint(),
  '/demo-folder': demoFolder,
  '/shop': async () => {
    const { url, authUrl, paymentsUrl, inboxUrl, logFile } = await (shop ??= openShop());
    return { url, authUrl, paymentsUrl, inboxUrl, logFile };
  },
};

const server = createServer((request, response) => {
  const answer = answers[request.url ?? ''];
  if (!answer) return response.writeHead(404).end();
  answer().then(
    (found) => response.end(JSON.stringify(found)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});

async function open(): Promise<void> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  process.env.E2E_SHARED = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(globalThis, { closeShared: close });
}

async function close(): Promise<void> {
  server.close();
  server.closeAllConnections();
  await (await browser)?.close();
  await (await shop)?.close();
  await (await demo)?.close();
}

// Jest asks for a default export.
export { open as default };
