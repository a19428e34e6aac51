import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

/** What tests and shop must mean by the same name: who throws or dates something is seldom who asks what it is. */
const SHARED_GLOBALS = {
  AggregateError,
  Date,
  Error,
  Function,
  Map,
  Promise,
  RangeError,
  ReferenceError,
  RegExp,
  Set,
  SyntaxError,
  TypeError,
  URIError,
};

/**
 * Where tests of the API and of the browser run. Jest evaluates every module again for each file: 2,800 of them, two seconds of the processor
 * before the first test. Here the built shop and its packages are loaded once in each worker, as Node loads them, and
 * shared by its files; tests and their helpers are a file's own. What a file replaced (spies) or set (environment variables)
 * is put back at its end.
 */
export default class LoadOnceEnvironment extends TestEnvironment {
  #variables = { ...process.env };

  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, SHARED_GLOBALS, { loadOnce: createRequire(import.meta.url) });
    this.global.process.env = process.env;
  }

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    for (const name of Object.keys(process.env)) if (!(name in this.#variables)) delete process.env[name];
    Object.assign(process.env, this.#variables);
    await super.teardown();
  }
}
