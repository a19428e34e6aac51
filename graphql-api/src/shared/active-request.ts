import type { IncomingMessage } from 'node:http';

import { AsyncLocal } from './async-local.js';
import type { Work } from './work.js';

/** Who made a request, as far as operators need it: never which person. */
export type CallerKind = 'visitor' | 'customer' | 'admin' | 'refused';

/** What is known of a request while it is answered. Code that learns something records it here. */
export interface ActiveRequest {
  readonly id: string;
  /** The template of the address that answers, such as `/orders/:id`; what a caller wrote is not in it. */
  route?: string;
  /** The name that a client gave its GraphQL operation, or its first field. */
  operation?: string;
  /** The root field of a GraphQL operation, with its kind: one of those in the schema. */
  field?: string;
  /** Unknown for requests that identify no caller. */
  caller?: CallerKind;
  /** The trace that it belongs to, if traces are sent. */
  traceId?: string;
  /** Runs work as a part of its trace, if traces are sent, for code that continues after a pause. */
  inTrace?: (work: () => void) => void;
  /** Answered from memory. */
  cached?: true;
  /** What was done for it, where it is watched (`behind/`): of an answer from memory, when it was made. */
  work?: Work;
}

declare module 'node:http' {
  interface IncomingMessage {
    /** What is known of this request; from `http/watch-requests.ts` on. */
    active?: ActiveRequest;
  }
}

const current = new AsyncLocal<ActiveRequest>();

/** Runs what belongs to a request, however many callbacks deep. */
export function underRequest(request: ActiveRequest, work: () => void): void {
  current.run(request, work);
}

/** The id of the request under way; undefined outside of one, such as in a background task. */
export function currentRequestId(): string | undefined {
  return current.get()?.id;
}

/** What is done for the request under way; undefined where it is not watched. */
export function workOfRequest(): Work | undefined {
  return current.get()?.work;
}

/** Records facts about the request under way; does nothing outside of one. */
export function noteRequest(facts: Partial<Omit<ActiveRequest, 'id'>>): void {
  const request = current.get();
  if (request) Object.assign(request, facts);
}

/** The template of the route that answered, as Express knows it. */
export function routeOf(request: IncomingMessage): string | undefined {
  const { active, route } = request as IncomingMessage & { route?: { path?: unknown } };
  if (active?.route !== undefined) return active.route;
  if (route?.path instanceof RegExp) return 'file';
  return typeof route?.path === 'string' ? route.path : undefined;
}
