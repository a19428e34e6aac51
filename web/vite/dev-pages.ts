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

  const execute: PageRequest['execute'] = async (operation) => {
    const response = await fetch(`${apiOrigin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(operation),
    });
    return (await response.json()) as Awaited<ReturnType<PageRequest['execute']>>;
  };

  async function render(server: ViteDevServer, url: string): Promise<RenderedPage> {
    const index = await readFile(new URL('../index.html', import.meta.url), 'utf8');
    const template = await server.transformIndexHtml(url, index);
    const { renderPage } = (await server.ssrLoadModule('/src/entry-server.tsx')) as ServerEntry;
    return renderPage({ url, template, config: await config(), execute });
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
          render(server, request.originalUrl ?? '/').then(({ status, html, redirect }) => {
            response.statusCode = status;
            response.setHeader('content-type', 'text/html; charset=utf-8');
            if (redirect) response.setHeader('location', redirect);
            response.end(html);
          }, next);
        });
      };
    },
  };
}
