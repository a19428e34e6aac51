/** One HTTP request, as it goes over the wire. */
export interface Call {
  readonly method: 'GET' | 'POST';
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** `[<id>]` in it is replaced by a different id in each request. */
  readonly body?: string;
}

/** What to send where: each connection sends its own share of the calls, in a loop. */
export interface LoadJob {
  readonly url: string;
  readonly calls: readonly Call[];
  readonly connections: number;
  readonly seconds: number;
  /** Whether bodies are JSON in plain bytes, to be searched for errors. */
  readonly readable: boolean;
}

export interface LoadResult {
  /** Number of responses with a status from 200 to 299. */
  readonly answers: number;
  readonly seconds: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
  /** Mean size over the wire, including headers. */
  readonly bytes: number;
  /** Responses with another status, with GraphQL errors, or missing. */
  readonly failures: number;
}
