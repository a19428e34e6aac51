import type { Request } from 'playwright-core';

/** The GraphQL operation that the browser asks for, by GET or POST; undefined for any other request. */
export function operationNameOf(request: Request): string | undefined {
  const { pathname, searchParams } = new URL(request.url());
  if (pathname !== '/graphql') return undefined;
  if (request.method() === 'GET') return searchParams.get('operationName') ?? undefined;
  return (request.postDataJSON() as { operationName?: string } | null)?.operationName;
}
