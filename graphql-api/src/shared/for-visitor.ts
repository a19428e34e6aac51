import { AsyncLocalStorage } from 'node:async_hooks';

const visiting = new AsyncLocalStorage<true>();

/** Runs `work`, however many callbacks deep, as asked by nobody in particular: what it reads is true for everybody. */
export function forVisitor<T>(work: () => T): T {
  return visiting.run(true, work);
}

/** Whether what runs now was asked by a visitor; false for whoever signed in, for jobs and for programs. */
export function isForVisitor(): boolean {
  return visiting.getStore() === true;
}
