import { AsyncLocalStorage } from 'node:async_hooks';

import type { EntityManager } from 'typeorm';

/**
 * What a public answer was made from, and what a change touches: `part:<id>` (anything of that part, its units too), `parts`
 * (which parts there are, and what they are sorted, filtered and counted by), `stock` (units of any part), `reviews`.
 */
export type SourceName = `part:${string}` | 'parts' | 'stock' | 'reviews';

const current = new AsyncLocalStorage<Set<SourceName>>();

/** Runs `work`, however many callbacks deep, and gathers in `names` what it reads. */
export function gatherSources<T>(names: Set<SourceName>, work: () => T): T {
  return current.run(names, work);
}

/** Says that the answer under way shows these. For services that read what visitors see. */
export function madeFrom(...names: SourceName[]): void {
  const gathered = current.getStore();
  if (gathered) for (const name of names) gathered.add(name);
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
