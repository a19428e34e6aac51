import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import express, { type Request, type Router } from 'express';
import type { ExecutionResult, GraphQLFormattedError } from 'graphql';

import type { Answer } from '../cache/answer.js';
import { cacheTags } from '../cache/cache-tags.js';
import type { Door } from '../cache/door.js';
import type { PublicConfig } from '../config/public-config.js';
import { lackSomething } from '../schema/caching.plugin.js';
import { bringsCart } from '../shared/cart-cookie.js';
import { noteRequest } from '../shared/active-request.js';
import { TooManyRequests } from '../shared/rate-limits.js';
import type { Provider } from './content-policy.js';
import { inlineSources } from './inline-sources.js';
import { overBudgetPage } from './over-budget-page.js';
import { pageHeaders } from './security-headers.js';
import type { KnownPages, SitemapPage } from './sitemap.js';

const HTML = 'text/html; charset=utf-8';

export interface PageOperation {
  readonly query: string;
  readonly variables?: Record<string, unknown>;
  readonly operationName?: string;
}

interface PageAnswer {
  readonly status: number;
  readonly html: string;
  /** The page's own style elements. */
  readonly styles?: string;
  readonly provider?: Provider;
  readonly redirect?: string;
}

/** The built web app: a pure function of URL and data. */
interface WebApp {
  renderPage(request: {
    url: string;
    template: string;
    config: PublicConfig;
    execute: (operation: PageOperation) => Promise<ExecutionResult>;
  }): Promise<PageAnswer>;
  /** Texts of the queries that the app asks by sha256. */
  readonly trustedDocuments: Readonly<Record<string, string>>;
  /** Every public page. */
  readonly sitemapPages: (known: KnownPages) => SitemapPage[];
}

/** What its build exports (web/src/entry-server.tsx). */
type BuiltApp = Omit<WebApp, 'sitemapPages'> & { loadSitemap: () => Promise<WebApp['sitemapPages']> };

/** The built web app, read once. */
export interface BuiltWeb {
  readonly clientDir: string;
  readonly template: string;
  readonly app: WebApp;
}

/** Reads what the build of `web` made; undefined when it was never built. */
export async function loadWeb(dist: string): Promise<BuiltWeb | undefined> {
  const clientDir = join(dist, 'client');
  const index = join(clientDir, 'index.html');
  if (!existsSync(index)) return undefined;
  const template = await readFile(index, 'utf8');
  const { loadSitemap, ...app } = (await import(
    pathToFileURL(join(dist, 'server', 'entry-server.js')).href
  )) as BuiltApp;
  return { clientDir, template, app: { ...app, sitemapPages: await loadSitemap() } };
}

/** What rendering a page needs of the shop. */
export interface PageSource {
  readonly config: PublicConfig;
  readonly door: Door;
  /** Counts what a page costs the caller. Throws TooManyRequests. */
  readonly spend: (request: Request) => Promise<void>;
  /** Runs an operation of a page that this request needs, as a visitor. */
  readonly execute: (operation: PageOperation, request: Request) => Promise<ExecutionResult>;
}

/** Every GET that nothing else handles, as a rendered page; also for a browser that has read too much. */
export function pagesRouter(
  { template, app }: BuiltWeb,
  { config, door, spend, execute }: PageSource,
): Router {
  const headersFor = pageHeaders(config);
  const constant = inlineSources(template);

  const render = async (request: Request): Promise<Answer> => {
    const failed: GraphQLFormattedError[] = [];
    const { result: page, tags } = await cacheTags.gather(() => {
      cacheTags.shows('pages');
      return app.renderPage({
        url: request.originalUrl,
        template,
        config,
        execute: async (operation) => {
          const result = await execute(operation, request);
          failed.push(...(result.errors ?? []));
          return result;
        },
      });
    });
    const { status, html, styles, provider, redirect } = page;
    if (redirect) return { status, headers: { location: escaped(redirect) }, body: '' };
    const own = inlineSources(styles ?? '');
    const inline = { scripts: constant.scripts, styles: [...constant.styles, ...own.styles] };
    return {
      status,
      headers: {
        ...headersFor(provider, inline),
        'cache-control': bringsCart(request.headers.cookie) ? 'private, no-store' : 'no-cache',
        'content-type': HTML,
      },
      body: html,
      // A page that lacks a section for now must not be shown to the next visitor.
      tags: failed.length === 0 ? tags : undefined,
      unavailable: lackSomething(failed),
    };
  };

  const router = express.Router();
  // No pattern with a name: Express would refuse, in JSON, what it cannot read of the path.
  router.get(/^/, async (request, response) => {
    const { path, originalUrl } = request;
    if (decoded(path) === null) {
      response.redirect(308, readable(path) + originalUrl.slice(path.length));
      return;
    }
    await door.answer(request, response, async () => {
      noteRequest({ route: 'page' });
      try {
        await spend(request);
      } catch (error) {
        if (!(error instanceof TooManyRequests) || !isForPage(request)) throw error;
        return overBudgetPage(Number(error.details.retryAfterSeconds));
      }
      return render(request);
    });
  });
  return router;
}

/** JSON is named first: clients that accept anything are programs. */
const isForPage = (request: Request): boolean => request.accepts(['json', 'html']) === 'html';

/** A path, decoded; null where a `%` encodes nothing, as in a link that was cut in the middle of a letter. */
function decoded(path: string): string | null {
  try {
    // Returned, because the bundler drops a call that no one uses, though it may throw.
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** The path with each `%` meant as one, at this shop: two slashes in front would name another host. */
const readable = (path: string): string => path.replaceAll('%', '%25').replace(/^[/\\]+/, '/');

/** A path as a header may carry it; what is escaped already stays. */
const escaped = (path: string): string => encodeURI(path).replaceAll('%25', '%');
