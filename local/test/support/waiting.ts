import { setTimeout as pause } from 'node:timers/promises';

/** Waits until something is so; fails with `what` after the time given. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  withinMs = 20_000,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Waited ${withinMs} ms in vain until ${what}`);
    await pause(20);
  }
}
