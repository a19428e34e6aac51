import { AsyncLocalStorage } from 'node:async_hooks';

import type { EntityManager } from 'typeorm';

/**
 * What a public answer was made from, and what a change touches: `part:<id>` (anything of that part, its units too), `parts`
 * (which parts there are, and what they are sorted, filtered and counted by), `shelf` (which parts are in stock), `stock` (units of any part), `reviews`,
 * `vehicles` (makes, models and engines that there are), `pages` (the built web app, which a running copy never changes).
 */
export type SourceName = `part:${string}` | 'pages' | 'parts' | 'shelf' | 'stock' | 'reviews' | 'vehicles';

/** What is said of an answer while it is made. */
interface Said {
  readonly sources: Set<SourceName>;
  isPrivate: boolean;
}

const current = new AsyncLocalStorage<Said>();

/** Says that the answer under way shows these. For services that read what visitors see. */
export function madeFrom(...names: SourceName[]): void {
  const said = current.getStore();
  if (said) for (const name of names) said.sources.add(name);
}

/** Says that the answer under way is for the one who asked, whatever it shows. */
export function onlyThisOnce(): void {
  const said = current.getStore();
  if (said) said.isPrivate = true;
}

/** Runs `work`, however many callbacks deep, and says what it has shown; `tags` are undefined for what only the one who asked may have. */
export async function gather<T>(
  work: () => Promise<T>,
): Promise<{ result: T; tags: ReadonlySet<SourceName> | undefined }> {
  const said: Said = { sources: new Set(), isPrivate: false };
  const result = await current.run(said, work);
  return { result, tags: said.isPrivate ? undefined : said.sources };
}

/** TypeORM keeps `data` for whoever wants to note something with a transaction. */
interface Noted {
  changes?: Set<SourceName>;
}

/** Says that this transaction changes these. They are announced once it is committed, and not at all if it is not. */
export function changes(manager: EntityManager, ...names: SourceName[]): void {
  const data: Noted | undefined = manager.queryRunner?.data;
  if (!data) throw new Error('a change belongs to a transaction');
  data.changes ??= new Set();
  for (const name of names) data.changes.add(name);
}

/** What a transaction has changed; forgets it. */
export function takeChanges(data: Noted): ReadonlySet<SourceName> {
  const { changes: changed = new Set() } = data;
  delete data.changes;
  return changed;
}
