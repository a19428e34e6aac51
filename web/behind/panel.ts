/**
 * "Behind this screen", which a local shop puts on each of its pages: a handle at their lower edge. Production's files hold
 * nothing of it (ADR 029). The panel itself is fetched when it is first opened.
 */
import palette from '../explorer/palette.css?inline';
import styles from './behind.css?inline';
import place from './place.css?inline';
import { OperationLog } from './operation-log';
import { watchFetch } from './watch-fetch';

const log = new OperationLog();
const page = window.location.pathname + window.location.search;
// Before the page's own scripts: they begin once all of the document is there.
watchFetch(log);

/** Rules that no policy of a page has to allow one by one. */
function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

const host = document.createElement('behind-this-screen');
const root = host.attachShadow({ mode: 'open' });
root.adoptedStyleSheets = [sheetOf(palette), sheetOf(styles)];
document.adoptedStyleSheets.push(sheetOf(place));
const handle = root.appendChild(document.createElement('button'));
handle.type = 'button';
handle.className = 'handle';
handle.ariaHasPopup = 'dialog';
handle.textContent = 'Behind this screen';
handle.addEventListener('click', () => {
  void import('./open-panel').then(({ openPanel }) => openPanel(root, log, page));
});
document.body.append(host);
