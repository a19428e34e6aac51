import { AsyncResource } from 'node:async_hooks';

import type { Pool, PoolClient } from 'pg';

import { scrubText } from './scrub-text.js';

export interface Server {
  readonly host: string;
  readonly port: number;
}

/**
 * Called with each statement as it is sent; the function it returns is called when the statement ends. Undefined to ignore a statement.
 * `text` reads the statement with its placeholders, up to so many characters.
 */
export type StatementListener = (
  text: (most: number) => string,
  server: Server,
) => ((error?: unknown) => void) | undefined;

type Callback = (error: unknown, ...rest: unknown[]) => void;

/** Watches the statements of a pool. Parameters, rows and the database's messages about them are not passed on. */
export function watchStatements(pool: Pool, onStatement: StatementListener): void {
  const watched = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    watchClient(client, onStatement);
  });
  // A caller that waited for a connection continues as itself, not as the caller that released it.
  const connect = pool.connect.bind(pool) as (callback?: Callback) => unknown;
  pool.connect = ((callback?: Callback) =>
    callback ? connect(AsyncResource.bind(callback)) : connect()) as typeof pool.connect;
}

function watchClient(client: PoolClient, onStatement: StatementListener): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const server = client as PoolClient & Server;
  const watchedQuery = (...args: unknown[]): unknown => {
    const text = textOf(args[0]);
    const end =
      text === undefined ? undefined : onStatement((most) => scrubText(text.slice(0, most)), server);
    if (!end) return query(...args);
    const last = args.at(-1);
    if (typeof last === 'function') {
      const callback = last as Callback;
      const noting: Callback = (error, ...rest) => {
        end(error);
        callback(error, ...rest);
      };
      return query(...args.slice(0, -1), noting);
    }
    const answer = query(...args);
    if (answer instanceof Promise) answer.then(() => end(), end);
    else end();
    return answer;
  };
  client.query = watchedQuery as typeof client.query;
}

function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  const { text, submit } = (query ?? {}) as { text?: unknown; submit?: unknown };
  return typeof text === 'string' && submit === undefined ? text : undefined;
}
