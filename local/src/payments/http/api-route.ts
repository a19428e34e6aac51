import type { UnitOfWork } from '../state/unit-of-work.js';
import type { Caller } from './api-key.js';
import type { FormParams } from './form-params.js';

/** One call of the API, as its route sees it. */
export interface ApiCall extends Caller {
  method: string;
  path: string;
  /** The `{id}` of the path, empty where there is none. */
  id: string;
  requestId: string;
  idempotencyKey: string | null;
}

/**
 * Runs in one unit of work and returns Stripe's object. A refusal that is thrown takes every write back; one that is
 * returned (a declined charge) leaves them standing.
 */
export type Operation = (work: UnitOfWork) => object;

/** One route of the API. */
export interface ApiRoute {
  method: 'get' | 'post' | 'delete';
  /** Express path; its only parameter is `:id`. */
  path: string;
  /** `either`: the browser may call it with a publishable key. */
  access: 'secret' | 'either';
  /** Checks the parameters before anything happens; what it refuses is not kept under an idempotency key. */
  prepare: (params: FormParams, call: ApiCall) => Operation;
}
