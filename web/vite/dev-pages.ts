import { readFile } from 'node:fs/promises';
import type { Plugin, ViteDevServer } from 'vite';
import type { PageRequest, RenderedPage } from '../src/entry-server.tsx';

interface ServerEntry {
  renderPage: (request: PageRequest) => Promise<RenderedPage>;
}

/** Pages as the server will render them, while Vite serves the modules; data comes from the API over HTTP. */
export function devPages({ apiOrigin }: { apiOrigin: string }): Plugin {
  async function config() {
    const response = await fetch(`${apiOrigin}/config.json`);
    return (await response.json()) as PageRequest['config'];
  }

  /** Asks the API, and notes by which name it remembers the request. */
  const executeFor = (requests: string[]) => async (operation: Parameters<PageRequest['execute']>[0]) => {
    const response = await fetch(`${apiOrigin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(operation),
    });
    requests.push(response.headers.get('x-request-id') ?? '');
    return (await response.json()) as Awaited<ReturnType<PageRequest['execute']>>;
  };

  async function render(server: ViteDevServer, url: string): Promise<RenderedPage & { requests: string[] }> {
    const requests: string[] = [];
    const index = await readFile(new URL('../index.html', import.meta.url), 'utf8');
    const plain = await server.transformIndexHtml(url, index);
    // "Behind this screen", as the API puts it on its own pages (ADR 029).
    const template =
      process.env.BEHIND_THIS_SCREEN === 'off'
        ? plain
        : plain.replace('</head>', '<script type="module" src="/behind/panel.js"></script></head>');
    const { renderPage } = (await server.ssrLoadModule('/src/entry-server.tsx')) as ServerEntry;
    const page = await renderPage({
      url,
      template,
      config: await config(),
      execute: executeFor(requests),
    });
    return { ...page, requests };
  }

  return {
    name: 'axle:dev-pages',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          if (!request.headers.accept?.includes('text/html')) {
            next();
            return;
          }
          render(server, request.originalUrl ?? '/').then(({ status, html, redirect, requests }) => {
            response.statusCode = status;
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.setHeader('server-timing', requests.map((id) => `request;desc="${id}"`).join(', '));
            if (redirect) response.setHeader('location', redirect);
            response.end(html);
          }, next);
        });
      };
    },
  };
}
