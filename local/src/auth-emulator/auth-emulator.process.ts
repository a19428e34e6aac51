/**
 * The Auth emulator as a process: `node auth-emulator.process.js <port> <project> [folder]`. With a folder, accounts are
 * restored from it before the port opens and saved to it right after every change, so that not even `kill -9` loses one.
 */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { IdentityToolkit } from '../clients/identity-toolkit.js';
import { AccountStore } from './account-store.js';
import { createEmulatorApp } from './emulator-app.js';

async function listen(app: RequestListener, port: number): Promise<number> {
  const server = createServer(app).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const [port = '', projectId = '', folder] = process.argv.slice(2);
const app = await createEmulatorApp(projectId);
let store: AccountStore | undefined;

if (folder) {
  // A port of our own, so that no one meets the emulator before its accounts are back.
  const origin = `http://127.0.0.1:${await listen(app, 0)}`;
  store = new AccountStore(folder, new IdentityToolkit(origin, projectId));
  await store.restore();
}

const saveSoon = () => {
  store?.save().catch((error: unknown) => console.error('The accounts could not be saved:', error));
};

await listen((request, response) => {
  // The links in mails change accounts by GET.
  const mayChange =
    !/^(GET|HEAD|OPTIONS)$/.test(request.method ?? '') || request.url?.startsWith('/emulator/action');
  if (mayChange) response.once('finish', saveSoon);
  app(request, response);
}, Number(port));

// The first look compiles what all later ones use: better now than when someone signs up.
saveSoon();

process.once('SIGTERM', () => void Promise.resolve(store?.save()).finally(() => process.exit()));
