import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * Prints the checkout page's script, bundled. It runs as a process of its own: the bundler is an ES module, which
 * Jest's CommonJS can't load. The bundler is the web workspace's.
 */
const here = new URL('.', import.meta.url);
const fromWeb = createRequire(new URL('../../../../web/package.json', here));
const { build } = await import(pathToFileURL(fromWeb.resolve('vite')));

const { output } = await build({
  configFile: false,
  logLevel: 'silent',
  root: new URL('.', here).pathname,
  define: { 'process.env.NODE_ENV': '"development"' },
  build: {
    write: false,
    minify: false,
    rollupOptions: { input: new URL('checkout-page.js', here).pathname, output: { format: 'iife' } },
  },
});
process.stdout.write(output[0].code);
