import { AsyncLocal } from './async-local.js';

const visiting = new AsyncLocal<true>();

/** Runs `work`, however many callbacks deep, as for an anonymous visitor: what it reads is the same for everyone. */
export function forVisitor<T>(work: () => T): T {
  return visiting.run(true, work);
}

/** Whether the current work is for a visitor; false for signed-in users, tasks and programs. */
export function isForVisitor(): boolean {
  return visiting.get() === true;
}
