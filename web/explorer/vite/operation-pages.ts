import { fileURLToPath } from 'node:url';

import { type Plugin, runnerImport } from 'vite';

import { icons } from '../../vite/icons.ts';
import { mdx } from '../../vite/mdx.ts';
import { type PageRoute, readOperationPages } from '../pages/read-operation-pages.ts';

const ID = 'virtual:operation-pages';
const SRC = fileURLToPath(new URL('../../src', import.meta.url));

/** Gives the explorer the pages that ask each operation, as the module `virtual:operation-pages`, from the sources of the web app. */
export function operationPages(): Plugin {
  return {
    name: 'axle:operation-pages',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      const { module } = await runnerImport<{ routes: PageRoute[] }>(`${SRC}/app/routes.tsx`, {
        root: fileURLToPath(new URL('../..', import.meta.url)),
        plugins: [icons(), mdx()],
        logLevel: 'error',
      });
      return `export const operationPages = ${JSON.stringify(readOperationPages(SRC, module.routes))};`;
    },
  };
}
