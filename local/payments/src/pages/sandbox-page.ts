import { Html, html } from './html.js';
import { STYLE_PATH } from './style.routes.js';

/** The pages that a page of the sandbox links to; what this sandbox doesn't have is left out. */
export interface Surroundings {
  shopUrl?: string | undefined;
  testCardsUrl?: string | undefined;
  inboxUrl?: string | undefined;
}

interface SandboxPage {
  /** In the window's title. */
  title: string;
  heading: string;
  /** One sentence next to the heading. */
  aside: string;
  /** Which of the surroundings this page is. */
  current: 'Test cards' | 'Inbox';
  around: Surroundings;
  /** Addresses of what this page has in addition to the style. */
  style: string;
  script: string;
  body: Html;
}

/** A page of the sandbox in the shop's style: strip, link back to the shop, heading, body. */
export const sandboxPage = ({ around, ...page }: SandboxPage): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${page.title} – Axle</title>
        <link rel="icon" href="${STYLE_PATH}/favicon.svg" />
        <link rel="stylesheet" href="${STYLE_PATH}/style.css" />
        <link rel="stylesheet" href="${page.style}" />
        <script src="${page.script}" defer></script>
      </head>
      <body>
        <a class="button skip" href="#main">Skip to content</a>
        <aside class="sandbox" aria-label="Sandbox mode">
          <div class="wrap">
            <p><b>Sandbox mode</b>No card is charged, nothing is shipped.</p>
            <nav aria-label="Sandbox">
              ${link('Test cards', around.testCardsUrl, page)} ${link('Inbox', around.inboxUrl, page)}
            </nav>
          </div>
        </aside>
        <header class="head">
          <div class="wrap">
            <span class="logo">${MARK}Axle</span>
            ${around.shopUrl && html`<a class="button button--line" href="${around.shopUrl}">Back to the shop</a>`}
          </div>
        </header>
        <main id="main" class="wrap" tabindex="-1">
          <div class="title">
            <h1>${page.heading}</h1>
            <p class="muted">${page.aside}</p>
          </div>
          ${page.body}
        </main>
      </body>
    </html>`.source;

const MARK = new Html(
  '<svg viewBox="0 0 40 24" fill="none" aria-hidden="true"><path fill="currentColor" d="M2 1h3a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2Zm33 0h3a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2h-3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2Z"/><path stroke="currentColor" stroke-width="3.5" d="M7 12h7m12 0h7"/><circle cx="20" cy="12" r="6.25" stroke="currentColor" stroke-width="3.5" fill="#FFC629"/></svg>',
);

const link = (label: SandboxPage['current'], url: string | undefined, { current }: { current: string }) =>
  url && html`<a href="${url}" ${label === current ? CURRENT : undefined}>${label}</a>`;

const CURRENT = new Html('aria-current="page"');
