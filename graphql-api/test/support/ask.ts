import type { ShopClient } from './shop-client.js';

/** A refusal as the client saw it. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly details: Record<string, unknown>,
  ) {
    super(`${code}: ${message}`);
  }
}

/** Returns the result of an operation with one root field, as the type of its selection. Throws the first refusal. */
export async function ask<T>(client: ShopClient, query: string, variables: object = {}): Promise<T> {
  const { data, errors } = await client.graphql(query, variables);
  const [error] = errors ?? [];
  if (error) throw new Refused(error.extensions.code, error.message, error.extensions);
  return Object.values(data ?? {})[0] as T;
}
