import { Html, html } from './html.js';
import { LOOK_PATH } from './look.routes.js';

/** Where a page of the sandbox leads; what this sandbox doesn't have is left out. */
export interface Surroundings {
  shopUrl?: string | undefined;
  testCardsUrl?: string | undefined;
  inboxUrl?: string | undefined;
}

interface SandboxPage {
  /** In the window's title. */
  title: string;
  heading: string;
  /** One sentence beside the heading. */
  aside: string;
  /** Which of the surroundings this page is. */
  current: 'Test cards' | 'Inbox';
  around: Surroundings;
  /** Addresses of what this page has on top of the look. */
  style: string;
  script: string;
  body: Html;
}

/** A page of the sandbox in the shop's look: strip, way back to the shop, heading, body. */
export function sandboxPage({
  title,
  heading,
  aside,
  current,
  around,
  style,
  script,
  body,
}: SandboxPage): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – Axle</title>
        <link rel="icon" href="${LOOK_PATH}/favicon.svg" />
        <link rel="stylesheet" href="${LOOK_PATH}/look.css" />
        <link rel="stylesheet" href="${style}" />
        <script src="${script}" defer></script>
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        ${strip(current, around)} ${header(around)}
        <main id="main" class="wrap" tabindex="-1">
          <div class="title">
            <h1>${heading}</h1>
            <p class="muted">${aside}</p>
          </div>
          ${body}
        </main>
      </body>
    </html>`.source;
}

const MARK = new Html(
  '<svg viewBox="0 0 40 24" fill="none" aria-hidden="true"><path fill="currentColor" d="M2 1h3a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2Zm33 0h3a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2h-3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2Z"/><path stroke="currentColor" stroke-width="3.5" d="M7 12h7m12 0h7"/><circle cx="20" cy="12" r="6.25" stroke="currentColor" stroke-width="3.5" fill="#FFC629"/></svg>',
);

const CURRENT = new Html('aria-current="page"');

const strip = (current: SandboxPage['current'], { testCardsUrl, inboxUrl }: Surroundings) => {
  const link = (label: SandboxPage['current'], url: string | undefined) =>
    url === undefined
      ? undefined
      : html`<a href="${url}" ${label === current ? CURRENT : undefined}>${label}</a>`;
  return html`<aside class="sandbox" aria-label="Sandbox mode">
    <div class="wrap">
      <p>
        <b><i></i>Sandbox mode</b><span class="sandbox__long">No card is charged, no part is shipped.</span>
      </p>
      <nav aria-label="Sandbox">${link('Test cards', testCardsUrl)} ${link('Inbox', inboxUrl)}</nav>
    </div>
  </aside>`;
};

const header = ({ shopUrl }: Surroundings) =>
  html`<header class="head">
    <div class="wrap">
      ${
        shopUrl === undefined
          ? html`<span class="logo">${MARK}Axle</span>`
          : html`<a class="logo" href="${shopUrl}" aria-label="Axle, to the shop">${MARK}Axle</a>
              <a class="button button--line" href="${shopUrl}">Back to the shop</a>`
      }
    </div>
  </header>`;
