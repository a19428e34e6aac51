import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type Request, type Response, type Router } from 'express';
import { lookRoutes } from '../look/look.routes.js';
import { inboxPage } from './inbox-page.js';
import { type Mail, wording } from './mail.js';
import { type Mailbox, type Problem, problems } from './mailbox.js';

export interface InboxOptions {
  mailbox: Mailbox;
  shopUrl: string;
  testCardsUrl?: string | undefined;
}

const form = express.urlencoded({ extended: false });
const assets = join(fileURLToPath(import.meta.url), '..', 'assets');

const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The inbox: `GET /inbox` for people, `GET /inbox/mails.json` for tests, and the actions of its buttons.
 * Actions are refused (403) to forms of other sites.
 */
export function inboxRouter({ mailbox, shopUrl, testCardsUrl }: InboxOptions): Router {
  const router = express.Router();

  router.use(lookRoutes());
  router.use('/inbox/assets', express.static(assets, { maxAge: '1h' }));

  router.get('/inbox', async (request, response) => {
    await mailbox.refresh();
    const { mail, problem } = request.query;
    const mails = mailbox.newestFirst();
    response
      .set({
        'Content-Security-Policy': POLICY,
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'same-origin',
      })
      .type('html')
      .send(
        inboxPage({
          mails,
          selected: (typeof mail === 'string' ? mailbox.find(mail) : undefined) ?? mails[0],
          reachable: mailbox.reachable,
          problem: isProblem(problem) ? problems[problem] : undefined,
          shopUrl,
          testCardsUrl,
        }),
      );
  });

  router.get('/inbox/mails.json', async (_request, response) => {
    await mailbox.refresh();
    const mails = mailbox.newestFirst().map((mail) => ({ ...mail, subject: wording[mail.kind].subject }));
    response.set('Cache-Control', 'no-store').json({ mails });
  });

  /** Every action leads back to its mail, so that the browser's Back and Reload do no harm. */
  const act = (
    verb: string,
    follow: (mail: Mail, body: Record<string, unknown>) => Promise<Problem | undefined>,
  ) => {
    router.post(`/inbox/mails/:id/${verb}`, refuseForeignForms, form, async (request, response) => {
      const mail = mailbox.find(String(request.params.id));
      if (!mail) {
        response.redirect(303, '/inbox');
        return;
      }
      const problem = await follow(mail, request.body as Record<string, unknown>);
      // A browser puts the cursor into the field in question only if the address has no fragment.
      response.redirect(303, `/inbox?mail=${mail.id}${problem ? `&problem=${problem}` : '#message'}`);
    });
  };
  act('confirm', (mail) => mailbox.confirm(mail));
  act('password', (mail, { password }) =>
    mailbox.choosePassword(mail, typeof password === 'string' ? password : ''),
  );
  return router;
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'string' && Object.hasOwn(problems, value);

/** A page of another site could post here blindly; browsers say where a form comes from. */
function refuseForeignForms(request: Request, response: Response, next: () => void): void {
  const { origin, host } = request.headers;
  if (origin === undefined || origin === `http://${host ?? ''}`) next();
  else response.status(403).type('text').send('Not from another site.');
}
