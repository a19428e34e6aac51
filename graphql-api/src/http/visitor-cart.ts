import express, { type Request, type RequestHandler, type Router } from 'express';

import { MAX_CART_LINES } from '../features/orders/cart/cart.errors.js';
import { bringsCart, CART_COOKIE } from '../shared/cart-cookie.js';
import { Forbidden } from '../shared/shop-error.js';

/** A part of a cart as the web writes it: its id, the units wanted and the price seen; with no units it is removed. */
const LINE = /^[\w-]{1,36}_\d{1,7}_\d{1,7}\.\d{2}$/;
const BETWEEN = '~';
const MAX_AGE_MS = 30 * 86_400_000;

/**
 * The cart of a browser without JavaScript, or before it has loaded: the button is a form, the cart a cookie that only
 * `/cart` receives. Its page is rendered from its URL, as any other, and takes the cookie over once JavaScript runs, so it may
 * read it; nothing in it is secret, and nothing of it is stored here.
 */
export function visitorCartRouter(publicUrl: string): Router {
  const router = express.Router();
  const isSecure = publicUrl.startsWith('https:');
  router.post(
    '/cart',
    fromOwnPage(publicUrl),
    express.urlencoded({ extended: false, limit: '1kb' }),
    (request, response) => {
      const { line } = (request.body ?? {}) as { line?: unknown };
      const lines = withLine(linesOf(request), String(line));
      response.cookie(CART_COOKIE, lines.slice(0, MAX_CART_LINES).join(BETWEEN), {
        path: '/cart',
        sameSite: 'lax',
        secure: isSecure,
        maxAge: MAX_AGE_MS,
      });
      // What there is no room for is only in the URL, so that its page can show it.
      response.redirect(303, lines.length > MAX_CART_LINES ? addressOf(lines) : '/cart');
    },
  );
  router.get('/cart', (request, response, next) => {
    const lines = linesOf(request);
    if (!bringsCart(request.headers.cookie) || isShown(lines, request.query.parts)) {
      next();
      return;
    }
    response.set('Cache-Control', 'no-store').redirect(303, addressOf(lines));
  });
  return router;
}

/** No other site may fill a cart. Browsers that do not say where a form comes from by `Sec-Fetch-Site` say it by `Origin`. */
function fromOwnPage(publicUrl: string): RequestHandler {
  const { origin: own } = new URL(publicUrl);
  return ({ headers: { 'sec-fetch-site': site, origin } }, _response, next) => {
    const isOwn = site === undefined ? origin === own : site === 'same-origin';
    next(isOwn ? undefined : new Forbidden());
  };
}

function linesOf({ headers: { cookie = '' } }: Request): string[] {
  const [, lines = ''] = new RegExp(`(?:^|; )${CART_COOKIE}=([^;]*)`).exec(cookie) ?? [];
  return lines
    .split(BETWEEN)
    .filter((line) => LINE.test(line))
    .slice(0, MAX_CART_LINES);
}

const addressOf = (lines: readonly string[]) => `/cart?parts=${lines.join(BETWEEN)}`;

/** Whether an address has these lines, and beyond them at most what a full cart has no room for. */
function isShown(lines: readonly string[], parts: unknown): boolean {
  const all = lines.join(BETWEEN);
  if (parts === all) return true;
  return lines.length === MAX_CART_LINES && typeof parts === 'string' && parts.startsWith(all + BETWEEN);
}

/** The last entry of a part counts; the last line may not fit. */
function withLine(lines: readonly string[], line: string): readonly string[] {
  if (!LINE.test(line)) return lines;
  const [id, units] = line.split('_');
  const isIt = (other: string) => other.startsWith(`${id}_`);
  if (Number(units) === 0) return lines.filter((other) => !isIt(other));
  if (lines.some(isIt)) return lines.map((other) => (isIt(other) ? line : other));
  return [...lines, line];
}
