import { readFileSync } from 'node:fs';

/** What a JSON file in the folder of a module holds. `url` is the module's own. */
export const readJsonBeside = (url: string, name: string): unknown =>
  JSON.parse(readFileSync(new URL(name, url), 'utf8'));
