import { isDocumented, requireDocumented } from './openapi-check.js';

export interface GraphQLAnswer {
  readonly data?: Record<string, never> | null;
  readonly errors?: readonly {
    message: string;
    path?: string[];
    extensions: Record<string, unknown> & { code: string };
  }[];
}

export interface RestAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON, as a caller would use it. */
  readonly body: any;
}

/**
 * A caller of a running shop: speaks HTTP like any client, with or without a token. Every answer to a documented call,
 * whatever the test wanted of it, is held against the OpenAPI document.
 */
export class ShopClient {
  constructor(
    readonly url: string,
    readonly token?: string,
  ) {}

  async graphql(
    query: string,
    variables: object = {},
    headers: Record<string, string> = {},
  ): Promise<GraphQLAnswer> {
    const response = await this.fetch('POST', '/graphql', JSON.stringify({ query, variables }), headers);
    return (await response.json()) as GraphQLAnswer;
  }

  async rest(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<RestAnswer> {
    const response = await this.fetch(
      method,
      path,
      body === undefined || body instanceof Uint8Array
        ? (body as Uint8Array<ArrayBuffer> | undefined)
        : JSON.stringify(body),
      headers,
    );
    const text = await response.text();
    if (!isDocumented(method, path)) requireDocumented({ method, path, response, body: text });
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
  }

  /** The bare request, for bodies that are not JSON. */
  async fetch(
    method: string,
    path: string,
    body?: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      body,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(this.token && { Authorization: `Bearer ${this.token}` }),
        ...headers,
      },
    });
    if (isDocumented(method, path)) {
      requireDocumented({ method, path, response, body: await response.clone().text() });
    }
    return response;
  }
}
