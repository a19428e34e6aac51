import type { NormalizedCacheObject } from '@apollo/client';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { preloadQueries } from '#app/preload-queries';
import { writeHydrationData } from '#app/hydration-data';
import { createInProcessApi, type Execute } from '#app/in-process-api';
import { fillTemplate } from '#app/page-template';
import { Providers } from '#app/providers';
import { renderMarkup } from '#app/render-markup';
import { handleOf, type Provider } from '#app/route-handle';
import { ResponseRedirect, ResponseStatus } from '#app/response-status';
import { routes } from '#app/routes';
import { createShopClient } from '#shared/apollo/create-client';
import type { PublicConfig } from '#shared/config/public-config';
import { serverSession } from '#shared/session/server-session';
import { groundElement } from '#shared/ui/theme/server-styles';

export { loadSitemap } from '#app/sitemap';
export { default as trustedDocuments } from '#shared/gql/trusted-documents.generated.json';

/** The request that a page is rendered for. */
export interface PageRequest {
  /** Path and query of the page, e.g. `/catalogue?q=disc`. */
  url: string;
  /** `dist/client/index.html`. */
  template: string;
  config: PublicConfig;
  /** Runs an operation for a visitor, in process. */
  execute: Execute;
}

/** The response to send. */
export interface RenderedPage {
  status: number;
  html: string;
  /** The page's own style elements, for the policy that is sent with it. */
  styles?: string;
  /** The provider whose scripts it loads besides ours. */
  provider?: Provider | undefined;
  /** Redirect target; `status` is then a redirect's. */
  redirect?: string;
}

const handler = createStaticHandler(routes);

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

  const context = await handler.query(new Request(address));
  if (context instanceof Response) {
    return { status: context.status, html: '', redirect: context.headers.get('Location') ?? '/' };
  }

  let status = context.statusCode;
  let movedTo: string | undefined;
  const api = createInProcessApi(execute);
  const client = createShopClient({ ssrMode: true, link: api.link });
  const isFilled = await preloadQueries(api, client.cache, context.matches, address.searchParams);
  const { markup, styles } = await renderMarkup(
    client,
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
    </ResponseStatus>,
    isFilled,
  );
  if (movedTo !== undefined) return { status: 308, html: '', redirect: movedTo };
  const state = writeHydrationData({
    config,
    cache: client.extract() as NormalizedCacheObject,
    failures: api.failures(),
  });
  const here = context.matches.map(({ route }) => route);
  const pages = here.map(({ id }) => id);
  const allStyles = groundElement + styles;
  return {
    status,
    html: fillTemplate(template, { markup, styles: allStyles, state, pages }),
    styles: allStyles,
    provider: handleOf(here, 'provider'),
  };
}
