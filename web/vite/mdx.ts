import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';

/** A text in MDX (`.mdx`, with GitHub's tables) becomes a component; the compiler itself is not shipped. */
export function mdx(): Plugin {
  return {
    name: 'axle:mdx',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(source) {
        const code = String(await compile(source, { remarkPlugins: [remarkGfm] }));
        return { code, map: null, moduleType: 'js' };
      },
    },
  };
}
