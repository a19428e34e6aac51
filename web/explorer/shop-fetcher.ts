import type { ExecutionResult } from 'graphql';

/** A GraphQL request as GraphiQL makes it. */
export interface ShopRequest {
  readonly query: string;
  readonly variables?: unknown;
  readonly operationName?: string | null;
}

/** Sends a request to the shop that served this page. Refusals are part of the answer; throws only when there is none. */
export async function shopFetcher(
  { query, variables, operationName }: ShopRequest,
  headers: Readonly<Record<string, string>> = {},
): Promise<ExecutionResult<Record<string, unknown>>> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables, operationName }),
  });
  return (await response.json()) as ExecutionResult<Record<string, unknown>>;
}
