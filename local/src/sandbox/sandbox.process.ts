/**
 * The sandbox as a process: the payments sandbox and the local inbox behind one port of 127.0.0.1.
 * Its one argument is a SandboxConfig as JSON.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import express from 'express';
import { IdentityToolkit } from '../clients/identity-toolkit.js';
import { inboxRouter } from '../inbox/inbox-app.js';
import { Mailbox } from '../inbox/mailbox.js';
import { ShopMails } from '../inbox/shop-mails.js';
import { createPaymentsApp } from '@axle/payments-sandbox';
import type { SandboxConfig } from './sandbox.service.js';

const config = JSON.parse(process.argv[2] ?? '') as SandboxConfig;
const origin = `http://127.0.0.1:${config.port}`;
const app = express().disable('x-powered-by');
const closers: (() => unknown)[] = [];

app.get('/healthz', (_request, response) => {
  response.json({ status: 'ok' });
});

if (config.payments) {
  const around = { shopUrl: config.shopUrl, inboxUrl: config.inbox && `${origin}/inbox` };
  const payments = createPaymentsApp({ stateFile: config.payments.stateFile, around });
  closers.push(payments.close);
  app.use(payments.app);
}
if (config.inbox) {
  const mailbox = new Mailbox(
    new IdentityToolkit(config.inbox.emulatorOrigin, config.inbox.projectId),
    config.inbox.mailsFile,
  );
  const { shop } = config.inbox;
  const shopMails = shop && new ShopMails(shop.smtpPort, shop.mailsFile);
  closers.push(() => {
    mailbox.close();
    return shopMails?.close();
  });
  const testCardsUrl = config.payments ? `${origin}/sandbox/test-cards` : undefined;
  app.use(inboxRouter({ mailbox, shopMails, shopUrl: config.shopUrl, testCardsUrl }));
  app.get('/', (_request, response) => {
    response.redirect('/inbox');
  });
}

const server = createServer(app).listen(config.port, '127.0.0.1');
// Longer than a client keeps an idle connection, so that none is closed under a request.
server.keepAliveTimeout = 75_000;
await once(server, 'listening');

process.once('SIGTERM', () => {
  // What is open goes first: a call that an injected fault keeps hanging would never end.
  server.close();
  server.closeAllConnections();
  void Promise.all(closers.map((close) => close())).finally(() => process.exit());
});
