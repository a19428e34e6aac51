import type { IncomingHttpHeaders } from 'node:http';
import type { z } from 'zod';

import type { Actor } from '../auth/actor.js';
import type { Role } from '../auth/role.js';
import type { ErrorCode } from '../shared/error-codes.js';

/** One request over REST, with its caller's role already checked. */
export interface RestCall<A extends Actor | null = Actor | null, P = unknown, Q = unknown, B = unknown> {
  readonly actor: A;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly headers: IncomingHttpHeaders;
  /** The body of a route that accepts a file, as it arrives. Throws BadInput if it is empty or ends too soon. */
  readonly upload: AsyncIterable<Buffer>;
  /** The configured address of this shop, never the one in the request. */
  readonly shopUrl: string;
  /** The client's `Idempotency-Key`, if the route accepts one. */
  readonly idempotencyKey: string | undefined;
  /** States, in a header as Stripe does, that this is the answer to an earlier call with the same key. */
  readonly markReplayed: () => void;
}

type Requires = Role | 'PUBLIC';
type ActorOf<R extends Requires> = R extends 'PUBLIC' ? Actor | null : Actor;

/**
 * A documented call: path, verb, role, input, output, and one service call. Its answer is sent as JSON with status 200.
 * The schemas read the request, type both ends and are the document (`openapi/document.ts`).
 */
export interface RestRoute<
  R extends Requires = Requires,
  P extends z.ZodObject = z.ZodObject,
  Q extends z.ZodObject = z.ZodObject,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType<object> = z.ZodType<object>,
> {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  /** The name of the call in the document. */
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly requires: R;
  /** A proof of identity other than our access token. */
  readonly proof?: 'firebaseIdToken';
  /** The client may repeat the call with the same `Idempotency-Key`: it is handled once. */
  readonly takesKey?: true;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** The body is a file instead: its media types, for the document. */
  readonly takes?: readonly string[];
  readonly answer: A;
  /** Codes of this call, besides those that follow from its role and those that every call has. */
  readonly refusals?: readonly ErrorCode[];
  /** Throws for callers that may not use this call, before query and body are read. */
  guard?(call: Pick<RestCall<ActorOf<R>, z.output<P>>, 'actor' | 'params' | 'headers'>): void;
  handle(call: RestCall<ActorOf<R>, z.output<P>, z.output<Q>, z.output<B>>): Promise<z.output<A>>;
}

/** Types the handler of a route by the route's own schemas. */
export const route = <
  const R extends Requires,
  A extends z.ZodType<object>,
  P extends z.ZodObject = z.ZodObject,
  Q extends z.ZodObject = z.ZodObject,
  B extends z.ZodType = z.ZodType,
>(
  declared: RestRoute<R, P, Q, B, A>,
): RestRoute => declared;
