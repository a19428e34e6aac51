/** The `Server-Timing` header of a response (`graphql-api/src/behind/behind.ts`). */
export interface Timing {
  readonly requestId: string;
  /** From the memory of the shop; statements and cost are then those of when the answer was made. */
  readonly cached: boolean;
  readonly statements: number;
  /** In points. */
  readonly cost: number;
}

/** Reads the header; null if the server sends none. */
export function readTiming(header: string | null): Timing | null {
  const described = (metric: string) =>
    new RegExp(`(?:^|, )${metric}(?:;dur=[\\d.]+)?;desc="(?<desc>[^"]*)"`).exec(header ?? '')?.groups?.desc;
  const requestId = described('request');
  if (requestId === undefined) return null;
  return {
    requestId,
    cached: described('cache') === 'hit',
    statements: Number(described('db')),
    cost: Number(described('cost')),
  };
}

/** The requests to the shop that this document was made from: one, or several where a development server asked for it. */
export function requestsOfDocument(): string[] {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (document?.serverTiming ?? [])
    .filter(({ name }) => name === 'request')
    .map(({ description }) => description);
}
