import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Router } from 'express';
import type { ExecutionResult } from 'graphql';

import type { PublicConfig } from '../config/public-config.js';
import { forAnybody, madeFrom } from '../shared/made-from.js';
import { noteRequest } from '../shared/request-under-way.js';
import { TooManyRequests } from '../shared/rate-limits.js';
import type { Provider } from './content-policy.js';
import { inlineSources } from './inline-sources.js';
import { overBudgetPage } from './over-budget-page.js';
import { pageHeaders } from './security-headers.js';
import type { SitemapPage } from './sitemap.js';

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
  /** Every public page, given the ids of the parts that are sold. */
  readonly sitemapPages: (partIds: readonly string[]) => SitemapPage[];
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
  /** Runs before a page is rendered. */
  readonly reading: RequestHandler;
  /** Runs an operation of a page that this request asked for, as a visitor. */
  readonly execute: (operation: PageOperation, request: Request) => Promise<ExecutionResult>;
}

/** Every GET that nothing else answers, as a rendered page; also for a browser that has read too much. */
export function pagesRouter({ template, app }: BuiltWeb, { config, reading, execute }: PageSource): Router {
  const router = express.Router();
  const headersFor = pageHeaders(config);
  const constant = inlineSources(template);
  router.get('/{*path}', reading, async (request, response) => {
    noteRequest({ route: 'page' });
    madeFrom('pages');
    forAnybody();
    const { status, html, styles, provider, redirect } = await app.renderPage({
      url: request.originalUrl,
      template,
      config,
      execute: (operation) => execute(operation, request),
    });
    if (redirect) {
      response.redirect(status, redirect);
      return;
    }
    const own = inlineSources(styles ?? '');
    const inline = { scripts: constant.scripts, styles: [...constant.styles, ...own.styles] };
    response.status(status).set(headersFor(provider, inline));
    response.set('Cache-Control', 'no-cache').type('html').send(html);
  });
  router.use(showOverBudget);
  return router;
}

const showOverBudget: ErrorRequestHandler = (error: unknown, request, response, next) => {
  response.vary('Accept');
  // JSON is named first: whoever takes anything is a program.
  if (!(error instanceof TooManyRequests) || request.accepts(['json', 'html']) !== 'html') {
    next(error);
    return;
  }
  const seconds = Number(error.details.retryAfterSeconds);
  const { headers, html } = overBudgetPage;
  response.status(429).set({ ...headers, 'Retry-After': String(seconds) });
  response.type('html').send(html(seconds));
};
