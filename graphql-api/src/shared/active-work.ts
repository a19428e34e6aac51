import { AsyncLocal } from './async-local.js';
import { workOfRequest } from './active-request.js';
import { newWork, type Work } from './work.js';

const current = new AsyncLocal<Work>();

/** The work under way; undefined where it is not watched, and in background tasks. */
export const activeWork = (): Work | undefined => current.get() ?? workOfRequest();

/** Records facts about the work under way; does nothing where it is not watched. */
export function noteWork(facts: Partial<Omit<Work, 'statements' | 'operations'>>): void {
  const work = activeWork();
  if (work) Object.assign(work, facts);
}

/** Runs one operation of a page as work of its own, where it is watched. */
export async function asOperation<T>(run: () => Promise<T>): Promise<T> {
  const page = activeWork();
  if (!page) return run();
  const work = newWork();
  page.operations.push(work);
  const began = performance.now();
  try {
    return await current.run(work, run);
  } finally {
    work.ms = performance.now() - began;
  }
}
