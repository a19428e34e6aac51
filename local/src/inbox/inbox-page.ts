import { Html, html } from './html.js';
import { type Mail, wording } from './mail.js';

/** Everything the page shows. */
export interface InboxView {
  mails: readonly Mail[];
  selected: Mail | undefined;
  reachable: boolean;
  /** What went wrong with the last action on the selected mail. */
  problem: string | undefined;
  shopUrl: string;
  /** For links to the other page of the sandbox; undefined when there is no payments sandbox. */
  testCardsUrl: string | undefined;
}

/** The whole page. It works without its script; the script only keeps it fresh. */
export function inboxPage(view: InboxView): string {
  const open = view.mails.filter(({ state }) => state === 'open').length;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${open > 0 ? `Inbox (${open})` : 'Inbox'} – Axle</title>
        <link rel="icon" href="/inbox/assets/favicon.svg" />
        <link rel="stylesheet" href="/inbox/assets/inbox.css" />
        <script src="/inbox/assets/inbox.js" defer></script>
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        ${sandboxStrip(view)}
        <header class="head">
          <div class="wrap">
            <a class="logo" href="${view.shopUrl}" aria-label="Axle, to the shop">${MARK}Axle</a>
            <a class="button button--line" href="${view.shopUrl}">Back to the shop</a>
          </div>
        </header>
        <main id="main" class="wrap" tabindex="-1">
          <div class="title">
            <h1>Inbox</h1>
            <p class="muted">These mails never leave this machine.</p>
          </div>
          <p class="visually-hidden" role="status" data-announce></p>
          <div class="mailbox${view.mails.length === 0 ? ' mailbox--empty' : ''}" data-live="mailbox">
            ${view.reachable ? undefined : UNREACHABLE} ${view.mails.length === 0 ? EMPTY : columns(view)}
          </div>
        </main>
      </body>
    </html>`.source;
}

const MARK = new Html(
  '<svg viewBox="0 0 40 24" fill="none" aria-hidden="true"><path fill="currentColor" d="M2 1h3a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2Zm33 0h3a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2h-3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2Z"/><path stroke="currentColor" stroke-width="3.5" d="M7 12h7m12 0h7"/><circle cx="20" cy="12" r="6.25" stroke="currentColor" stroke-width="3.5" fill="#FFC629"/></svg>',
);

const UNREACHABLE = html`<p class="notice notice--error" role="alert">
  The Auth emulator doesn’t answer. New mails show here once it does.
</p>`;

const EMPTY = html`<div class="empty">
  <p class="empty__head">No mail yet.</p>
  <p class="muted">Sign up, or ask for a new password, and the mail shows here within two seconds.</p>
</div>`;

const sandboxStrip = ({ testCardsUrl }: InboxView) =>
  html`<aside class="sandbox" aria-label="Sandbox mode">
    <div class="wrap">
      <p>
        <b><i></i>Sandbox mode</b><span class="sandbox__long">No card is charged, no part is shipped.</span>
      </p>
      <nav aria-label="Sandbox">
        ${testCardsUrl === undefined ? undefined : html`<a href="${testCardsUrl}">Test cards</a>`}
        <a href="/inbox" aria-current="page">Inbox</a>
      </nav>
    </div>
  </aside>`;

const columns = (view: InboxView) => html`
  <nav class="list" aria-label="Mails">
    <ol>
      ${view.mails.map((mail) => row(mail, mail === view.selected))}
    </ol>
  </nav>
  ${view.selected ? message(view.selected, view) : undefined}
`;

const row = (mail: Mail, current: boolean) =>
  html`<li>
    <a href="/inbox?mail=${mail.id}#message" ${current ? CURRENT : undefined}>
      <span class="row__subject">${hub(mail)}${wording[mail.kind].subject}</span>
      <span class="row__to">To ${mail.to}</span>
      ${time(mail)}
    </a>
  </li>`;

const CURRENT = new Html('aria-current="true"');

/** The state as a mark that works without colour, and as a word for those who don't see it. */
const hub = ({ state }: Mail) =>
  html`<span class="hub hub--${state}"></span
    ><span class="visually-hidden">${{ open: 'New: ', done: 'Done: ', gone: 'Expired: ' }[state]}</span>`;

/** The script shows it in the reader's own time zone. */
const time = ({ receivedAt }: Mail) =>
  html`<time class="row__time" datetime="${receivedAt}"
    >${receivedAt.slice(0, 16).replace('T', ' ')} UTC</time
  >`;

const message = (mail: Mail, view: InboxView) =>
  html`<article class="message" id="message" aria-labelledby="subject" data-mail="${mail.id}">
    <header>
      <h2 id="subject">${wording[mail.kind].subject}</h2>
      <dl>
        <dt>From</dt>
        <dd>Axle</dd>
        <dt>To</dt>
        <dd>${mail.to}</dd>
        <dt>Time</dt>
        <dd>${time(mail)}</dd>
      </dl>
    </header>
    <p>${wording[mail.kind].text(mail)}</p>
    ${view.problem && mail.kind !== 'PASSWORD_RESET' ? html`<p class="notice notice--error" role="alert">${view.problem}</p>` : undefined}
    ${{ open: action, done, gone }[mail.state](mail, view)}
  </article>`;

function action(mail: Mail, { problem }: InboxView): Html {
  const { action: label } = wording[mail.kind];
  if (label === undefined)
    return html`<p><a class="button button--solid" href="${mail.link}">Open the link</a></p>`;
  if (mail.kind !== 'PASSWORD_RESET') {
    return html`<form method="post" action="/inbox/mails/${mail.id}/confirm">
      <button class="button button--solid">${label}</button>
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
    <button class="button button--solid">${label}</button>
  </form>`;
}

const done = (mail: Mail, { shopUrl }: InboxView) =>
  html`<p class="notice notice--success" role="status">${wording[mail.kind].done(mail)}</p>
    <p><a class="button button--solid" href="${shopUrl}">Back to the shop</a></p>`;

const gone = () =>
  html`<p class="notice notice--warning">
    This link no longer works: it was used, or the Auth emulator was started again since. Ask for a new mail
    in the shop.
  </p>`;
