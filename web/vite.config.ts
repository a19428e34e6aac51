import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './vite/chunk-groups.ts';
import { compressedFiles } from './vite/compressed-files.ts';
import { devPages } from './vite/dev-pages.ts';
import { icons } from './vite/icons.ts';
import { mdx } from './vite/mdx.ts';
import { pageChunks } from './vite/page-chunks.ts';
import { waitForApi } from './vite/wait-for-api.ts';

const apiPaths = [
  '/cart',
  '/graphql',
  '/explorer',
  '/behind',
  '/config.json',
  '/parts',
  '/fitment.csv',
  '/imports',
  '/exports',
  '/pictures',
  '/account',
  '/customers',
  '/reviews',
  '/admin',
  '/users',
  '/user',
  '/orders',
  '/my_orders',
  '/create-payment-intent',
  '/webhooks',
  '/healthz',
  '/readyz',
  '/openapi.json',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps',
];

/** What a form without script posts to is a page when it is read. */
const pageUnlessPosted = ({ method, url = '' }: { method?: string; url?: string }) =>
  method === 'POST' ? undefined : url;

/** Pictures that come with the web app; what is uploaded is the API's. */
const ownPicture = ({ method, url = '' }: { method?: string; url?: string }) =>
  method === 'POST' || url.startsWith('/pictures/uploaded/') ? undefined : url;

const BYPASS: Record<string, typeof ownPicture> = { '/cart': pageUnlessPosted, '/pictures': ownPicture };

// A whole path segment: "/user/x" and "/user?x" go to the API, "/users-guide" would not.
const patternOf = (path: string) => `^${path.replace('.', '\\.')}(?:[/?]|$)`;

const proxyTo = (target: string) =>
  Object.fromEntries(apiPaths.map((path) => [patternOf(path), { target, bypass: BYPASS[path] }]));

/**
 * `vite build` makes the browser's half in `dist/client`, `vite build --ssr src/entry-server.tsx` the server's in
 * `dist/server`, with every dependency inside: the API imports that one file. `vite` serves both while one works on them.
 */
export default defineConfig(({ isSsrBuild }) => {
  const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:4000';
  return {
    appType: 'custom',
    plugins: [
      icons(),
      mdx(),
      react(),
      waitForApi({ apiOrigin, paths: apiPaths.map((path) => new RegExp(patternOf(path))) }),
      devPages({ apiOrigin }),
      ...(isSsrBuild ? [] : [pageChunks(), compressedFiles()]),
    ],
    server: {
      host: '127.0.0.1',
      port: Number(process.env.PORT ?? 5173),
      strictPort: true,
      proxy: proxyTo(apiOrigin),
    },
    // Not the explorer's page, which is built by a configuration of its own.
    optimizeDeps: { entries: ['index.html'] },
    build: {
      outDir: isSsrBuild ? 'dist/server' : 'dist/client',
      emptyOutDir: true,
      copyPublicDir: !isSsrBuild,
      target: 'es2022',
      rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: chunkGroups() } } },
    },
    ssr: isSsrBuild ? { noExternal: true } : {},
    // Vite leaves this to the run time in server builds; the shop's pages are made by React's production half always.
    define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  };
});
