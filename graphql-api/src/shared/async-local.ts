import { AsyncLocalStorage } from 'node:async_hooks';

/** Node hands each storage on at each promise, so all values are in one: four took twice as long. */
const storage = new AsyncLocalStorage<Readonly<Record<symbol, unknown>>>();

/** A value that goes with a piece of work, however many callbacks deep. */
export class AsyncLocal<Value> {
  readonly #key = Symbol('async local');

  /** Runs `work`, in which `get` returns `value`. */
  run<Result>(value: Value, work: () => Result): Result {
    return storage.run({ ...storage.getStore(), [this.#key]: value }, work);
  }

  /** The value that the current work was given; undefined outside of any. */
  get(): Value | undefined {
    return storage.getStore()?.[this.#key] as Value | undefined;
  }
}
