import type { z } from 'zod';
import type { UnitOfWork } from '../state/unit-of-work.js';
import type { Caller } from './api-key.js';
import { readParams } from './params.js';

export interface ApiCall extends Caller {
  method: string;
  path: string;
  /** The `{id}` of the path, empty where there is none. */
  id: string;
  requestId: string;
  idempotencyKey: string | null;
}

export interface ApiRoute {
  method: 'get' | 'post' | 'delete';
  /** Express path; its only parameter is `:id`. */
  path: string;
  /** `either`: the browser may call it with a publishable key. */
  access: 'secret' | 'either';
  /** Reads the parameters before anything happens; what it refuses is not kept under an idempotency key. */
  prepare: (params: object, call: ApiCall) => (work: UnitOfWork) => object;
}

/**
 * A route such as `post /v1/refunds`. `run` gets what the schema read, runs in one unit of work and returns Stripe's
 * object. A refusal that it throws undoes every write; one that it returns (a declined charge) keeps them.
 */
export function route<S extends z.ZodType>(
  name: `${ApiRoute['method']} /${string}`,
  access: ApiRoute['access'],
  schema: S,
  run: (work: UnitOfWork, params: z.output<S>, call: ApiCall) => object,
): ApiRoute {
  const [method, path] = name.split(' ') as [ApiRoute['method'], string];
  const prepare: ApiRoute['prepare'] = (sent, call) => {
    const params = readParams(schema, sent);
    return (work) => run(work, params, call);
  };
  return { method, path, access, prepare };
}
