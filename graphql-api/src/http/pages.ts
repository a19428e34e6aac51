import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import express, { type Request, type RequestHandler, type Router } from 'express';
import type { ExecutionResult } from 'graphql';

import type { PublicConfig } from '../config/public-config.js';
import { forAnybody, madeFrom } from '../shared/made-from.js';
import type { SitemapPage } from './sitemap.js';

export interface PageOperation {
  readonly query: string;
  readonly variables?: Record<string, unknown>;
  readonly operationName?: string;
}

interface PageAnswer {
  readonly status: number;
  readonly html: string;
  readonly redirect?: string;
}

/** What the built web app exports (web/src/entry-server.tsx): a pure function of URL and data. */
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
  sitemapPages(partIds: readonly string[]): SitemapPage[];
}

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
  const app = (await import(pathToFileURL(join(dist, 'server', 'entry-server.js')).href)) as WebApp;
  return { clientDir, template, app };
}

/** sha256 of each inline script that runs, for the Content-Security-Policy. */
export function inlineScriptHashes(template: string): string[] {
  return [...template.matchAll(/<script(?<attributes>[^>]*)>(?<code>[^]*?)<\/script>/g)]
    .filter(({ groups }) => !/\bsrc=|application\/json/.test(groups?.attributes ?? ''))
    .map(({ groups }) =>
      createHash('sha256')
        .update(groups?.code ?? '')
        .digest('base64'),
    );
}

/** What rendering a page needs of the shop. */
export interface PageSource {
  readonly config: PublicConfig;
  /** Runs before a page is rendered, but not before a file is sent. */
  readonly reading: RequestHandler;
  /** Runs an operation of a page that this request asked for, as a visitor. */
  readonly execute: (operation: PageOperation, request: Request) => Promise<ExecutionResult>;
}

/** Static files of the web app, then every other GET as a rendered page. */
export function pagesRouter(
  { clientDir, template, app }: BuiltWeb,
  { config, reading, execute }: PageSource,
): Router {
  const router = express.Router();
  // No redirect to "folder/": a page's address has no slash at its end, and the two would send each other round.
  const files = { index: false, redirect: false } as const;
  router.use(
    '/assets',
    express.static(join(clientDir, 'assets'), { ...files, immutable: true, maxAge: '1y' }),
  );
  // Pages of other origins show our parts with their pictures.
  router.use(['/pictures', '/brand'], (_request, response, next) => {
    response.set('Cross-Origin-Resource-Policy', 'cross-origin');
    next();
  });
  router.use(express.static(clientDir, { ...files, maxAge: '1h' }));
  router.get('/{*path}', reading, async (request, response) => {
    madeFrom('pages');
    forAnybody();
    const { status, html, redirect } = await app.renderPage({
      url: request.originalUrl,
      template,
      config,
      execute: (operation) => execute(operation, request),
    });
    if (redirect) {
      response.redirect(status, redirect);
      return;
    }
    response.status(status).set('Cache-Control', 'no-cache').type('html').send(html);
  });
  return router;
}
