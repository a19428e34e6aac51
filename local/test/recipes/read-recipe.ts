import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../support/built.js';

/** The texts of a recipe's numbered steps in docs/architecture.md, by number. */
export function readRecipe(title: string): ReadonlyMap<string, string> {
  const page = readFileSync(join(projectRoot, 'docs', 'architecture.md'), 'utf8');
  const [, recipe] = page.split(`\n### ${title}\n`);
  if (recipe === undefined) throw new Error(`docs/architecture.md has no recipe "${title}".`);
  const [section = ''] = recipe.split(/\n##/);
  return new Map(
    [...section.matchAll(/^(\d+)\. (.*(?:\n {3}.*)*)/gm)].map(([, number = '', text = '']) => [number, text]),
  );
}
