import { build } from 'vite';

/**
 * Prints the checkout page's script, bundled. It runs as a process of its own: the bundler is an ES module, which
 * Jest's CommonJS can't load.
 */
const here = new URL('.', import.meta.url);

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
