import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type RequestHandler, type Router } from 'express';
import { styleRoutes } from '@axle/payments-sandbox/pages';
import { inboxPage } from './inbox-page.js';
import { type AnyMail, type Mail, subjectOf } from './mail.js';
import { type Mailbox, type Problem, problems } from './mailbox.js';
import type { ShopMails } from './shop-mails.js';

export interface InboxOptions {
  mailbox: Mailbox;
  /** Undefined when the user brings a mail server. */
  shopMails?: ShopMails | undefined;
  shopUrl: string;
  testCardsUrl?: string | undefined;
}

const assets = join(fileURLToPath(import.meta.url), '..', 'assets');

const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-src 'self'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
};

/** A mail shows itself and nothing else: no script runs, nothing is loaded, and it is of no origin. */
const MAIL_HEADERS = {
  ...HEADERS,
  'Content-Security-Policy':
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
};

/**
 * The inbox: `GET /inbox` for users, `GET /inbox/mails.json` for tests, `GET /inbox/version` for the page's script, and the actions of its buttons.
 * Actions are refused (403) to forms of other sites.
 */
export function inboxRouter({ mailbox, shopMails, shopUrl, testCardsUrl }: InboxOptions): Router {
  const router = express.Router();

  const newestFirst = (): readonly AnyMail[] =>
    [...mailbox.newestFirst(), ...(shopMails?.newestFirst() ?? [])].sort((one, other) =>
      other.receivedAt.localeCompare(one.receivedAt),
    );

  router.use(styleRoutes());
  router.use('/inbox/assets', express.static(assets, { maxAge: '1h' }));

  router.get('/inbox', async ({ query }, response) => {
    await mailbox.refresh();
    const mails = newestFirst();
    const selected = mails.find(({ id }) => id === query.mail) ?? mails[0];
    const problem = Object.entries(problems).find(([code]) => code === query.problem)?.[1];
    const { reachable } = mailbox;
    response
      .set(HEADERS)
      .type('html')
      .send(
        inboxPage({ mails, version: versionOf(mails), selected, reachable, problem, shopUrl, testCardsUrl }),
      );
  });

  router.get('/inbox/version', async (_request, response) => {
    await mailbox.refresh();
    response.set(HEADERS).type('text').send(versionOf(newestFirst()));
  });

  router.get('/inbox/mails.json', async (_request, response) => {
    await mailbox.refresh();
    const mails = newestFirst().map((mail) => ({ ...mail, subject: subjectOf(mail) }));
    response.set(HEADERS).json({ mails });
  });

  router.get('/inbox/mails/:id/html', ({ params }, response) => {
    const mail = shopMails?.newestFirst().find(({ id }) => id === params.id);
    // Its links open outside the inbox.
    if (mail) response.set(MAIL_HEADERS).type('html').send(`<base target="_blank">${mail.html}`);
    else response.status(404).type('text').send('Email not found.');
  });

  /** Every action leads back to its mail, so that the browser's Back and Reload do no harm. */
  const act = (
    follow: (mail: Mail, body: Record<string, unknown>) => Promise<Problem | undefined>,
  ): RequestHandler[] => [
    refuseForeignForms,
    express.urlencoded({ extended: false }),
    async (request, response) => {
      const mail = mailbox.newestFirst().find(({ id }) => id === request.params.id);
      const problem = mail && (await follow(mail, request.body as Record<string, unknown>));
      // A browser puts the cursor into the field in question only if the address has no fragment.
      const place = mail && `?mail=${mail.id}${problem ? `&problem=${problem}` : '#message'}`;
      response.redirect(303, `/inbox${place ?? ''}`);
    },
  ];
  router.post('/inbox/mails/:id/confirm', ...act((mail) => mailbox.confirm(mail)));
  router.post(
    '/inbox/mails/:id/password',
    ...act((mail, { password }) =>
      mailbox.choosePassword(mail, typeof password === 'string' ? password : ''),
    ),
  );
  return router;
}

/** Differs once an email arrives or was acted on. */
const versionOf = (mails: readonly AnyMail[]) =>
  createHash('sha256')
    .update(JSON.stringify(mails.map((mail) => [mail.id, 'state' in mail && mail.state])))
    .digest('base64url');

/** A page of another site could post here blindly; browsers say where a form comes from. */
const refuseForeignForms: RequestHandler = ({ headers: { origin, host = '' } }, response, next) => {
  if (origin === undefined || origin === `http://${host}`) next();
  else response.status(403).type('text').send('Requests from other sites are not allowed.');
};
