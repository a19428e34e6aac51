import { AsyncLocalStorage } from 'node:async_hooks';

import type { EntityManager } from 'typeorm';

/**
 * What a public answer was made from, and what a change touches: `part:<id>` (anything of that part, its units too), `parts`
 * (which parts there are, and what they are sorted, filtered and counted by), `shelf` (which parts are in stock), `stock` (units of any part), `reviews`,
 * `vehicles` (makes, models and engines that there are), `pages` (the built web app, which a running copy never changes).
 */
export type SourceName = `part:${string}` | 'pages' | 'parts' | 'shelf' | 'stock' | 'reviews' | 'vehicles';

/** The same for anybody; not whole, so for this one only; without a dependency that did not answer. */
type Word = 'anybody' | 'lacking' | 'once';

/** What is said of an answer while it is made. */
export class AnswerUnderWay {
  readonly sources = new Set<SourceName>();
  private readonly said = new Set<Word>();

  /** Whether anybody may have this answer, again and again until a source changes. */
  get mayBeKept(): boolean {
    return this.said.has('anybody') && !this.said.has('once') && this.sources.size > 0;
  }

  /** Whether something that it needs did not answer. */
  get isLacking(): boolean {
    return this.said.has('lacking');
  }

  say(word: Word): void {
    this.said.add(word);
  }
}

const current = new AsyncLocalStorage<AnswerUnderWay>();

/** Runs `work`, however many callbacks deep, and notes in `answer` what it says and reads. */
export function noteAnswer<T>(answer: AnswerUnderWay, work: () => T): T {
  return current.run(answer, work);
}

/** Whether somebody takes down what is answered. */
export function isNoted(): boolean {
  return current.getStore() !== undefined;
}

/** Says that the answer under way shows these. For services that read what visitors see. */
export function madeFrom(...names: SourceName[]): void {
  const answer = current.getStore();
  if (answer) for (const name of names) answer.sources.add(name);
}

/** Says that the answer under way is the same for whoever asks. For transports, once they know that a visitor asks. */
export function forAnybody(): void {
  current.getStore()?.say('anybody');
}

/** Says that the answer under way is not whole: the next who asks must get another. Outweighs `forAnybody`. */
export function onlyThisOnce(): void {
  current.getStore()?.say('once');
}

/** Says that a dependency did not answer: whoever has an answer of before may send that instead. */
export function lacking(): void {
  current.getStore()?.say('lacking');
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
