import { AsyncLocalStorage } from 'node:async_hooks';

const ids = new AsyncLocalStorage<string>();

/** Runs what belongs to a request under its id, however many callbacks deep. */
export function underRequestId(id: string, work: () => void): void {
  ids.run(id, work);
}

/** The id of the request under way; undefined outside of one, such as in a background job. */
export function currentRequestId(): string | undefined {
  return ids.getStore();
}
