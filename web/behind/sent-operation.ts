/** A GraphQL operation as a page sends it. */
export interface SentOperation {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  /** Undefined where it was asked by the hash of its text. */
  readonly query?: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
}

interface Body {
  readonly operationName?: string;
  readonly query?: string;
  readonly variables?: Record<string, unknown>;
}

/** The operation of a call of `fetch`; null for whatever else is fetched. */
export function readSentOperation(input: RequestInfo | URL, init?: RequestInit): SentOperation | null {
  if (input instanceof Request) return null;
  const address = new URL(input, window.location.href);
  if (address.origin !== window.location.origin || address.pathname !== '/graphql') return null;
  const body =
    typeof init?.body === 'string' ? (JSON.parse(init.body) as Body) : bodyOf(address.searchParams);
  const { operationName: name = '', query, variables = {} } = body;
  return { name, kind: query?.trimStart().startsWith('mutation') ? 'mutation' : 'query', query, variables };
}

const bodyOf = (params: URLSearchParams): Body => ({
  operationName: params.get('operationName') ?? undefined,
  query: params.get('query') ?? undefined,
  variables: JSON.parse(params.get('variables') ?? '{}') as Record<string, unknown>,
});
