import { compileSync } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';

/** Jest's half of `vite/mdx.ts`: the same component in a CommonJS module. */
export default {
  process(source) {
    const body = compileSync(source, { remarkPlugins: [remarkGfm], outputFormat: 'function-body' });
    const component = `(function () {${body}})(require('react/jsx-runtime')).default`;
    return { code: `exports.__esModule = true; exports.default = ${component};` };
  },
};
