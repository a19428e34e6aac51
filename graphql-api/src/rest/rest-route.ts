import type { IncomingHttpHeaders } from 'node:http';

import type { Actor } from '../auth/actor.js';
import type { Role } from '../auth/role.js';

/** One request over REST, with its caller's role already checked. */
export interface RestCall<A extends Actor | null = Actor | null> {
  readonly actor: A;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly headers: IncomingHttpHeaders;
  /** The configured address of this shop, never what the request calls us. */
  readonly shopUrl: string;
  /** The client's `Idempotency-Key`, where the route takes one. */
  readonly idempotencyKey: string | undefined;
  /** Says that the answer is that of an earlier call with the same key, in a header as Stripe does. */
  readonly markReplayed: () => void;
}

interface Path {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  /** The client may repeat the call with the same `Idempotency-Key`: it is done once. */
  readonly takesKey?: true;
}

/** A documented call: path, verb, who may, and one service call. Its answer goes out as JSON with status 200. */
export type RestRoute =
  | (Path & { readonly requires: Role; readonly handle: (call: RestCall<Actor>) => Promise<object> })
  | (Path & { readonly requires: 'PUBLIC'; readonly handle: (call: RestCall) => Promise<object> });
