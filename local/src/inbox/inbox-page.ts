import { Html, html, sandboxPage } from '@axle/payments-sandbox/pages';
import { type AnyMail, type Mail, subjectOf, wording } from './mail.js';
import type { ShopMail } from './shop-mails.js';

/** Everything the page shows. */
export interface InboxView {
  mails: readonly AnyMail[];
  /** Version of `mails`: the script reloads the page once the inbox has another. */
  version: string;
  selected: AnyMail | undefined;
  reachable: boolean;
  /** What went wrong with the last action on the selected mail. */
  problem: string | undefined;
  shopUrl: string;
  /** For links to the other page of the sandbox; undefined when there is no payments sandbox. */
  testCardsUrl: string | undefined;
}

/** The whole page. It works without its script; the script only reloads it. */
export function inboxPage(view: InboxView): string {
  const open = view.mails.filter((mail) => 'state' in mail && mail.state === 'open').length;
  return sandboxPage({
    title: open > 0 ? `Inbox (${open})` : 'Inbox',
    heading: 'Inbox',
    aside: 'These emails never leave this machine.',
    current: 'Inbox',
    around: { shopUrl: view.shopUrl, testCardsUrl: view.testCardsUrl, inboxUrl: '/inbox' },
    style: '/inbox/assets/inbox.css',
    script: '/inbox/assets/inbox.js',
    body: html`<div class="mailbox" data-version="${view.version}">
      ${view.reachable ? undefined : UNREACHABLE} ${view.selected ? columns(view.selected, view) : EMPTY}
    </div>`,
  });
}

const UNREACHABLE = html`<p class="notice notice--error" role="alert">
  The Auth emulator isn't responding. New emails appear here once it does.
</p>`;

const EMPTY = html`<div class="empty">
  <h2>No emails yet.</h2>
  <p class="muted">
    Sign up, place an order or request a new password, and the email appears here within seconds.
  </p>
</div>`;

const columns = (selected: AnyMail, view: InboxView) => html`
  <nav class="list" aria-label="Emails">
    <ol>
      ${view.mails.map((mail) => row(mail, mail === selected))}
    </ol>
  </nav>
  <article class="message" id="message" aria-labelledby="subject">
    <header>
      <h2 id="subject">${subjectOf(selected)}</h2>
      <dl>
        <dt>From</dt>
        <dd>Axle</dd>
        <dt>To</dt>
        <dd>${selected.to}</dd>
        <dt>Time</dt>
        <dd>${time(selected)}</dd>
      </dl>
    </header>
    ${'html' in selected ? shopMail(selected) : emulatorMail(selected, view)}
  </article>
`;

const emulatorMail = (mail: Mail, view: InboxView) =>
  html`<p>${wording[mail.kind].text(mail)}</p>
    ${{ open: action, done, gone }[mail.state](mail, view)}`;

/** A shop mail as displayed, as text, and with its headers. */
const shopMail = ({ id, subject, text, headers }: ShopMail) =>
  html`<iframe
      class="shown"
      title="${subject}"
      src="/inbox/mails/${id}/html"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
    ></iframe>
    <details>
      <summary>As plain text</summary>
      <pre>${text}</pre>
    </details>
    <details>
      <summary>Headers</summary>
      <pre>${headers.map(({ name, value }) => `${name}: ${value}`).join('\n')}</pre>
    </details>`;

const STATES = { open: 'New', done: 'Done', gone: 'Expired' } as const;

const row = (mail: AnyMail, current: boolean) =>
  html`<li>
    <a href="/inbox?mail=${mail.id}#message" ${current ? CURRENT : undefined}>
      <b>${subjectOf(mail)}</b><br />
      To ${mail.to}<br />
      ${time(mail)} ${'state' in mail ? STATES[mail.state] : undefined}
    </a>
  </li>`;

const CURRENT = new Html('aria-current="true"');

const time = ({ receivedAt }: AnyMail) =>
  html`<time datetime="${receivedAt}">${receivedAt.slice(0, 16).replace('T', ' ')} UTC</time>`;

function action(mail: Mail, { problem }: InboxView): Html {
  const { action: label } = wording[mail.kind];
  if (label === undefined) return html`<p><a class="button" href="${mail.link}">Open the link</a></p>`;
  if (mail.kind !== 'PASSWORD_RESET') {
    return html`${problem && html`<p class="notice notice--error" role="alert">${problem}</p>`}
      <form method="post" action="/inbox/mails/${mail.id}/confirm">
        <button class="button">${label}</button>
      </form>`;
  }
  return html`<form method="post" action="/inbox/mails/${mail.id}/password" class="password">
    <label for="password">New password</label>
    <input
      id="password"
      name="password"
      type="password"
      autocomplete="new-password"
      required
      minlength="6"
      aria-describedby="password-hint"
      ${problem ? new Html('aria-invalid="true" autofocus') : undefined}
    />
    ${
      problem
        ? html`<p id="password-hint" class="error" role="alert">${problem}</p>`
        : html`<p id="password-hint" class="muted">6 characters or more.</p>`
    }
    <button class="button">${label}</button>
  </form>`;
}

const done = (mail: Mail, { shopUrl }: InboxView) =>
  html`<p class="notice notice--success" role="status">${wording[mail.kind].done(mail)}</p>
    <p><a class="button" href="${shopUrl}">Back to the shop</a></p>`;

const gone = () =>
  html`<p class="notice">
    This link no longer works: it was already used, or the Auth emulator was restarted. Request a new email in
    the shop.
  </p>`;
