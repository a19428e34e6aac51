import { Html, html } from '../look/html.js';
import { sandboxPage } from '../look/sandbox-page.js';
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
  return sandboxPage({
    title: open > 0 ? `Inbox (${open})` : 'Inbox',
    heading: 'Inbox',
    aside: 'These mails never leave this machine.',
    current: 'Inbox',
    around: { shopUrl: view.shopUrl, testCardsUrl: view.testCardsUrl, inboxUrl: '/inbox' },
    style: '/inbox/assets/inbox.css',
    script: '/inbox/assets/inbox.js',
    body: html`<p class="visually-hidden" role="status" data-announce></p>
      <div class="mailbox${view.mails.length === 0 ? ' mailbox--empty' : ''}" data-live="mailbox">
        ${view.reachable ? undefined : UNREACHABLE} ${view.mails.length === 0 ? EMPTY : columns(view)}
      </div>`,
  });
}

const UNREACHABLE = html`<p class="notice notice--error" role="alert">
  The Auth emulator doesn’t answer. New mails show here once it does.
</p>`;

const EMPTY = html`<div class="empty">
  <p class="empty__head">No mail yet.</p>
  <p class="muted">Sign up, or ask for a new password, and the mail shows here within two seconds.</p>
</div>`;

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
