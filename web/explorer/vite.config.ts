import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { apiRecipes } from './vite/api-recipes.ts';
import { fontFiles } from './vite/font-files.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The GraphQL explorer, a page of its own that shares no file with the shop's pages; the API serves it at `/graphql`. */
export default defineConfig({
  root: here('.'),
  base: '/explorer/',
  publicDir: false,
  plugins: [react(), apiRecipes(here('../../docs/api.md')), fontFiles()],
  worker: { format: 'es' },
  build: {
    outDir: here('../dist/explorer'),
    emptyOutDir: true,
    target: 'es2022',
    // Monaco, GraphiQL's editor, is one large piece, and no one waits for it to buy something.
    chunkSizeWarningLimit: 5000,
  },
});
