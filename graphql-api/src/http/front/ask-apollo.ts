import type { IncomingMessage } from 'node:http';

import { type ApolloServer, HeaderMap, type HTTPGraphQLResponse } from '@apollo/server';

import type { ShopContext } from '../../auth/shop-context.js';

export interface Sent {
  readonly method: 'GET' | 'POST';
  /** With its question mark. */
  readonly search: string;
  /** Of a POST of JSON. */
  readonly body: object | undefined;
}

/** What Apollo Server looks at. */
const READ_HEADERS = ['accept', 'apollo-require-preflight', 'content-type', 'x-apollo-operation-name'];
/** What is answered as if nothing had been said: Apollo Server weighs each other wish anew, three times. */
const ORDINARY = new Set(['application/json', '*/*']);

/** Has Apollo Server answer what a request has sent. */
export function askApollo(
  apollo: ApolloServer<ShopContext>,
  request: IncomingMessage,
  sent: Sent,
  context: () => Promise<ShopContext>,
): Promise<HTTPGraphQLResponse> {
  return apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { ...sent, headers: headersOf(request) },
    context,
  });
}

function headersOf({ method, headers }: IncomingMessage): HeaderMap {
  const read = new HeaderMap();
  for (const name of READ_HEADERS) {
    const value = headers[name];
    if (value !== undefined) read.set(name, String(value));
  }
  if (ORDINARY.has(read.get('accept') ?? '')) read.delete('accept');
  // A browser asks before it sends JSON for a page of another origin; saying so spares the parsing of its type.
  if (method === 'POST') {
    read.delete('content-type');
    read.set('apollo-require-preflight', 'true');
  }
  return read;
}
