/** One HTTP request, as it goes over the wire. */
export interface Call {
  readonly method: 'GET' | 'POST';
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** `[<id>]` in it stands for an id of its own in each request. */
  readonly body?: string;
}

/** What to send where: each connection sends its own share of the calls, round and round. */
export interface LoadJob {
  readonly url: string;
  readonly calls: readonly Call[];
  readonly connections: number;
  readonly seconds: number;
  /** Whether bodies are JSON in plain bytes, to be looked through for errors. */
  readonly readable: boolean;
}

export interface LoadResult {
  /** Answers with a status from 200 to 299. */
  readonly answers: number;
  readonly seconds: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
  /** Mean over the wire, with head. */
  readonly bytes: number;
  /** Answers of another status, with GraphQL errors, or none at all. */
  readonly failures: number;
}
