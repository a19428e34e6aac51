import type { Call } from '../load/load-job.js';

/** Servers that are compared: the shop with and without its cache, and the bare servers. */
export type ServerName = 'warm' | 'cold' | 'memory' | 'pg' | 'apollo';

/** One contender of a row: which calls go to which server. */
export interface Runner {
  readonly server: ServerName;
  readonly calls: readonly Call[];
  /** What else happens while the load runs, until the returned function is called. */
  readonly during?: () => () => void;
  /** Resets the database for the next round. */
  readonly after?: () => Promise<void>;
}

/**
 * What is asked of a row: a ratio of requests per second, how many times as long the middle one of its requests takes, or CPU of the
 * server per request.
 */
export type Goal =
  | { readonly of: string; readonly against: string; readonly least: number }
  | { readonly of: string; readonly against: string; readonly timesAsLongAtMost: number }
  | { readonly of: string; readonly cpuMsAtMost: number };

/** One line of the table: the same work for several contenders, in turns. */
export interface Row {
  readonly name: string;
  readonly title: string;
  readonly runners: Readonly<Record<string, Runner>>;
  readonly goals: readonly Goal[];
  /** Fewer than usual, where one request takes so long that many would only wait. */
  readonly connections?: number;
}
