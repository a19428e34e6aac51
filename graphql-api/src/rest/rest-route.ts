import type { IncomingHttpHeaders } from 'node:http';

import type { Actor } from '../auth/actor.js';
import type { Role } from '../auth/role.js';
import type { Keep } from '../features/idempotency/idempotency.service.js';
import type { KeptIds } from '../features/idempotency/idempotency-key.entity.js';

/** One request at the REST door, with its caller's role already checked. */
export interface RestCall<A extends Actor | null = Actor | null> {
  readonly actor: A;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly headers: IncomingHttpHeaders;
  /** The configured address of this shop, never what the request calls us. */
  readonly shopUrl: string;
  /** Stores what the answer is made of under the client's idempotency key, in the transaction of the work. */
  readonly keep: Keep;
}

/** A call that the client may repeat with the same `Idempotency-Key`. */
interface Once {
  readonly operation: string;
  /** The first answer again, from what `keep` stored. */
  readonly replay: (ids: KeptIds, actor: Actor) => object | Promise<object>;
}

interface Path {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  /** Where the client may send an `Idempotency-Key`. */
  readonly once?: Once;
}

/** A documented call: path, verb, who may, and one service call. Its answer goes out as JSON with status 200. */
export type RestRoute =
  | (Path & { readonly requires: Role; readonly handle: (call: RestCall<Actor>) => Promise<object> })
  | (Path & { readonly requires: 'PUBLIC'; readonly handle: (call: RestCall) => Promise<object> });
