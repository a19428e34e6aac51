import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { authEmulatorService } from '../../src/auth-emulator/auth-emulator.service.js';
import { IdentityToolkit } from '../../src/clients/identity-toolkit.js';
import { freePorts } from '../../src/config/ports.js';
import { PROJECT_ID } from '../../src/config/shop-env.js';
import { Guardian } from '../../src/process/guardian.js';
import type { NodeService } from '../../src/process/node-service.js';
import { sandboxService } from '../../src/sandbox/sandbox.service.js';
import { buildLocal } from '../support/built.js';
import { aFolder, removeFolders } from '../support/folders.js';

jest.setTimeout(60_000);

interface ListedMail {
  id: string;
  to: string;
  subject: string;
  state: string;
  receivedAt: string;
}

let guardian: Guardian;
let emulator: NodeService;
let sandbox: NodeService;
let admin: IdentityToolkit;
let inbox: string;
let accounts: string;
let smtpPort: number;

beforeAll(async () => {
  buildLocal();
  guardian = new Guardian();
  const folder = aFolder();
  mkdirSync(join(folder, 'logs'));
  const [authPort = 0, port = 0, mailPort = 0] = await freePorts(3);
  smtpPort = mailPort;
  const emulatorOrigin = `http://127.0.0.1:${authPort}`;
  emulator = authEmulatorService({
    port: authPort,
    homeDir: folder,
    logFile: join(folder, 'logs', 'auth.log'),
    register: guardian,
  });
  sandbox = sandboxService({
    config: {
      port,
      shopUrl: 'http://localhost:4000',
      inbox: {
        emulatorOrigin,
        projectId: PROJECT_ID,
        mailsFile: join(folder, 'mails.json'),
        shop: { smtpPort, mailsFile: join(folder, 'shop-mails.json') },
      },
    },
    logFile: join(folder, 'logs', 'sandbox.log'),
    register: guardian,
  });
  admin = new IdentityToolkit(emulatorOrigin, PROJECT_ID);
  inbox = `http://127.0.0.1:${port}/inbox`;
  accounts = `${emulatorOrigin}/identitytoolkit.googleapis.com/v1/accounts`;
  await Promise.all([emulator.start(), sandbox.start()]);
});
afterAll(async () => {
  await Promise.all([emulator.stop(), sandbox.stop()]);
  await guardian.dismiss();
  removeFolders();
});

async function call(method: string, body: object): Promise<Record<string, string>> {
  const response = await fetch(`${accounts}:${method}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, string>;
}

let people = 0;

/** Someone new signs up and asks for the verification mail, as the shop's sign-up page does. */
async function somebody(email = `person-${(people += 1)}@example.com`): Promise<string> {
  const { idToken } = await call('signUp', { email, password: 'secret123' });
  await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  return email;
}

const accountOf = async (email: string) =>
  (await admin.accounts()).find((account) => account.email === email);

const mails = async (): Promise<ListedMail[]> =>
  ((await (await fetch(`${inbox}/mails.json`)).json()) as { mails: ListedMail[] }).mails;

const page = async (id?: string): Promise<string> => (await fetch(id ? `${inbox}?mail=${id}` : inbox)).text();

const press = (
  id: string,
  action: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
) => fetch(`${inbox}/mails/${id}/${action}`, { method: 'POST', body: new URLSearchParams(fields), headers });

// The first test, while no one has signed up.
test('an empty inbox says so', async () => {
  expect(await page()).toContain('No emails yet.');
});

test('a verification email is shown, and its button verifies the account', async () => {
  const email = await somebody();
  const [mail] = await mails();
  expect(mail).toMatchObject({
    to: email,
    subject: 'Verify your email for Axle',
    state: 'open',
  });
  expect(await page()).toMatch(
    new RegExp(`These emails never leave this machine[^]*${email}[^]*>\\s*Verify email\\s*<`),
  );

  const answer = await press(mail!.id, 'confirm');
  expect(await answer.text()).toContain(`${email} is verified.`);
  expect(await accountOf(email)).toMatchObject({ emailVerified: true });
});

test('a page rendered before an email arrived notices it, even if its script starts later', async () => {
  const version = async () => (await fetch(`${inbox}/version`)).text();
  await somebody();
  const before = await page();
  expect(before).toContain(`data-version="${await version()}"`);
  await somebody();
  expect(before).not.toContain(`data-version="${await version()}"`);
  expect(await page()).toContain(`data-version="${await version()}"`);
});

test('the email lets the user choose a new password: too short is refused, and a valid one signs in', async () => {
  const email = await somebody();
  await call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const [mail] = await mails();
  expect(mail!.subject).toBe('Choose a new password for Axle');

  expect(await (await press(mail!.id, 'password', { password: '12345' })).text()).toMatch(
    /aria-invalid="true"[^]*Password must be 6 characters or longer\./,
  );
  const answer = await press(mail!.id, 'password', { password: 'brand-new-one' });
  expect(await answer.text()).toContain('Your new password is set. Log in with it.');
  const signIn = (password: string) => call('signInWithPassword', { email, password });
  expect(await signIn('brand-new-one')).toHaveProperty('idToken');
  expect(await signIn('secret123')).toMatchObject({ error: { message: 'INVALID_PASSWORD' } });
});

test('a login link is shown as a link until it is used', async () => {
  const email = 'by-link@example.com';
  await call('sendOobCode', {
    requestType: 'EMAIL_SIGNIN',
    email,
    continueUrl: 'http://localhost:4000/login/link?from=%2Fcheckout',
  });
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: email, subject: 'Your login link for Axle', state: 'open' });
  const link = /href="([^"]*mode=signIn[^"]*)"[^>]*>Open the link</.exec(await page(mail!.id))?.[1] ?? '';

  // It leads on to the shop, with the code.
  const { headers } = await fetch(link.replaceAll('&amp;', '&'), { redirect: 'manual' });
  const target = new URL(headers.get('location') ?? '');
  expect(target.pathname + target.search).toMatch(/^\/login\/link\?from=%2Fcheckout&mode=signIn&.*oobCode=/);
  await call('signInWithEmailLink', { email, oobCode: target.searchParams.get('oobCode') });
  expect(await page(mail!.id)).toContain('This link no longer works');
});

test('the newest email is first, and each can be opened', async () => {
  const [first, second] = [await somebody(), await somebody()];
  const [newest, older] = await mails();
  expect([newest!.to, older!.to]).toEqual([second, first]);
  expect(await page(older!.id)).toMatch(new RegExp(`<article[^]*${first}[^]*</article>`));
});

test('user input is escaped', async () => {
  await somebody(`"><script>alert('x')</script>@example.com`);
  const source = await page();
  expect(source).toContain('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;@example.com');
  expect(source).not.toContain('<script>alert');
  const { headers } = await fetch(inbox);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('a form post from another site is refused', async () => {
  const email = await somebody();
  const [mail] = await mails();
  expect((await press(mail!.id, 'confirm', {}, { origin: 'http://evil.example' })).status).toBe(403);
  expect(await accountOf(email)).toMatchObject({ emailVerified: false });
});

test('a link used elsewhere is shown as used', async () => {
  const email = await somebody();
  const [mail] = await mails();
  await admin.applyCode((await admin.oobCodes()).find((code) => code.email === email)!.oobCode);
  expect(await page(mail!.id)).toContain('This link no longer works');
  expect(await (await press(mail!.id, 'confirm')).text()).toContain('This link no longer works');
});

test('emails and their times survive a restart of the sandbox', async () => {
  await somebody();
  const before = await mails();
  await sandbox.stop();
  await sandbox.start();
  expect(await mails()).toEqual(before);
});

test('while the emulator is down, the page says so and keeps its emails', async () => {
  const email = await somebody();
  await mails();
  await emulator.stop();
  expect(await page()).toMatch(new RegExp(`The Auth emulator isn't responding[^]*${email}`));
  await emulator.start();
});

test('an unknown email leads back to the list', async () => {
  const answer = await press('nothing', 'confirm');
  expect(answer.url).toBe(inbox);
  expect(answer.status).toBe(200);
});

/** The shop sends a mail to a customer. */
const write = (mail: object) =>
  createTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true }).sendMail({
    from: 'Axle <orders@axle.example>',
    to: 'jonas@example.com',
    ...mail,
  });

test('an email of the shop is shown as HTML, as text and with headers, also after a restart', async () => {
  await write({
    messageId: '<order.paid.1@axle.example>',
    subject: 'Paid: $64.90 for 1 × <Hose>',
    html: '<p>Thank <b>You</b></p><img src="cid:mark"><script>alert(1)</script>',
    text: 'Thank You',
    attachments: [{ cid: 'mark', filename: 'mark.png', content: Buffer.from('PNG') }],
  });
  await sandbox.stop();
  await sandbox.start();

  const [mail] = await mails();
  expect(mail).toMatchObject({ to: 'jonas@example.com', subject: 'Paid: $64.90 for 1 × <Hose>' });
  const shown = await page(mail!.id);
  for (const fact of [
    'Paid: $64.90 for 1 × &lt;Hose&gt;',
    'Thank You',
    'Message-ID: &lt;order.paid.1@axle.example&gt;',
  ])
    expect(shown).toContain(fact);
  expect(shown).not.toContain('<b>You</b>');
  const frame = await fetch(`${inbox}/mails/${mail!.id}/html`);
  expect(await frame.text()).toContain(
    `<img src="data:image/png;base64,${Buffer.from('PNG').toString('base64')}">`,
  );
  // Whatever it says, it runs and loads nothing.
  expect(frame.headers.get('content-security-policy')).toMatch(
    /^sandbox (?!.*allow-(scripts|same-origin)).*default-src 'none'/,
  );
});

test('emails of the shop and of the emulator are listed together, newest first', async () => {
  await write({ subject: 'Shipped: 1 × Hose', text: 'On its way' });
  const email = await somebody();
  await mails();
  await write({ subject: 'Refunded: $64.90', text: 'Nothing is shipped' });

  expect((await mails()).slice(0, 3).map(({ subject, to }) => [subject, to])).toEqual([
    ['Refunded: $64.90', 'jonas@example.com'],
    ['Verify your email for Axle', email],
    ['Shipped: 1 × Hose', 'jonas@example.com'],
  ]);
});
