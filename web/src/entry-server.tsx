import { ApolloLink, Observable, type NormalizedCacheObject } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { print, type ExecutionResult } from 'graphql';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { writeHandOver } from '#app/hand-over';
import { fillTemplate } from '#app/page-template';
import { Providers } from '#app/providers';
import { ResponseRedirect, ResponseStatus } from '#app/response-status';
import { routes } from '#app/routes';
import { createShopClient } from '#shared/apollo/create-client';
import type { PublicConfig } from '#shared/config/public-config';
import { serverSession } from '#shared/session/server-session';

export { sitemapPages } from '#app/sitemap';
export { default as trustedDocuments } from '#shared/gql/trusted-documents.generated.json';

/** An operation as the executor gets it. */
export interface GraphqlOperation {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

/** What a page is made from. */
export interface PageRequest {
  /** Path and query of the page, e.g. `/catalogue?q=disc`. */
  url: string;
  /** `dist/client/index.html`. */
  template: string;
  config: PublicConfig;
  /** Runs an operation for a visitor, in process. */
  execute: (operation: GraphqlOperation) => Promise<ExecutionResult>;
}

/** What to answer with. */
export interface RenderedPage {
  status: number;
  html: string;
  /** Where to go instead; `status` is then a redirect's. */
  redirect?: string;
}

/** Sends operations to the given executor and notes the names of those that failed. */
function inProcessLink(
  execute: PageRequest['execute'],
  noteFailure: (operationName: string) => void,
): ApolloLink {
  return new ApolloLink(
    ({ query, variables, operationName = '' }) =>
      new Observable((observer) => {
        execute({ query: print(query), variables, operationName }).then(
          (result) => {
            if (result.errors) noteFailure(operationName);
            observer.next(result as ApolloLink.Result);
            observer.complete();
          },
          (error: unknown) => {
            noteFailure(operationName);
            observer.error(error);
          },
        );
      }),
  );
}

/**
 * One address per page: "/catalogue/" is "/catalogue". Exactly one slash leads it, because a browser reads "//host" and
 * "/\\host" as the address of another site.
 */
function plainAddress(url: string): string {
  const [, path = '', query = ''] = /^([^?#]*)([^#]*)/.exec(url) ?? [];
  const isSlash = (index: number) => path[index] === '/' || path[index] === '\\';
  let [start, end] = [0, path.length];
  while (start < end && isSlash(start)) start++;
  while (end > start && isSlash(end - 1)) end--;
  return `/${path.slice(start, end)}${query}`;
}

/**
 * Renders a page for a visitor: a pure function of its address and the data that `execute` answers, so that pages can be
 * compared and cached. A failing executor does not fail the page: its section shows the error block, and the browser
 * tries again.
 */
export async function renderPage({ url, template, config, execute }: PageRequest): Promise<RenderedPage> {
  const plain = plainAddress(url);
  if (plain !== url) return { status: 308, html: '', redirect: plain };
  const address = new URL(plain, config.publicUrl);

  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(address));
  if (context instanceof Response) {
    return { status: context.status, html: '', redirect: context.headers.get('Location') ?? '/' };
  }

  let status = context.statusCode;
  let movedTo: string | undefined;
  const failures = new Set<string>();
  const client = createShopClient({
    ssrMode: true,
    link: inProcessLink(execute, (operationName) => failures.add(operationName)),
  });
  const { result } = await prerenderStatic({
    context: { client },
    renderFunction: (tree) => prerender(tree, { progressiveChunkSize: Number.MAX_SAFE_INTEGER }),
    tree: (
      <ResponseStatus
        value={(asked) => {
          status = asked;
        }}
      >
        <ResponseRedirect
          value={(address) => {
            movedTo = address;
          }}
        >
          <Providers config={config} client={client} session={serverSession} serverFailures={[]}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </Providers>
        </ResponseRedirect>
      </ResponseStatus>
    ),
  });
  if (movedTo !== undefined) return { status: 308, html: '', redirect: movedTo };
  const state = writeHandOver({
    config,
    cache: client.extract() as NormalizedCacheObject,
    failures: [...failures],
  });
  const pages = context.matches.map((match) => match.route.id);
  return { status, html: fillTemplate(template, { markup: result, state, pages }) };
}
