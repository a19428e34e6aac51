import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

import { readRecipes } from '../recipes/read-recipes.ts';

const ID = 'virtual:api-recipes';

/** Gives the explorer the recipes of docs/api.md as the module `virtual:api-recipes`; what only a shell needs stays out. */
export function apiRecipes(page: string): Plugin {
  return {
    name: 'axle:api-recipes',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      this.addWatchFile(page);
      const recipes = readRecipes(readFileSync(page, 'utf8')).map(
        ({ number, title, as, query, variables }) => ({ number, title, as, query, variables }),
      );
      return `export const recipes = ${JSON.stringify(recipes)};`;
    },
  };
}
