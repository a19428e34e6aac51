import type { IncomingHttpHeaders } from 'node:http';

import type { Actor } from '../auth/actor.js';
import type { Role } from '../auth/role.js';
import type { KeepAnswer } from '../features/idempotency/idempotency.service.js';

/** One request at the REST door, with its caller's role already checked. */
export interface RestCall<A extends Actor | null = Actor | null> {
  readonly actor: A;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly headers: IncomingHttpHeaders;
  /** The caller's network address, as far as we trust it. */
  readonly address: string;
  /** The configured address of this shop, never what the request calls us. */
  readonly shopUrl: string;
  /** Stores the answer under the client's idempotency key in the transaction of the work, where it sent one. */
  readonly keep: KeepAnswer<object>;
}

interface Path {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  /** Name of the operation, where the client may send an `Idempotency-Key`. */
  readonly once?: string;
}

/** A documented call: path, verb, who may, and one service call. Its answer goes out as JSON with status 200. */
export type RestRoute =
  | (Path & { readonly requires: Role; readonly handle: (call: RestCall<Actor>) => Promise<object> })
  | (Path & { readonly requires: 'PUBLIC'; readonly handle: (call: RestCall) => Promise<object> });
