import type { RequestListener } from 'node:http';

const GRAPHQL = '/graphql';
const IN_ANY_CASE = /^\/graphql(?=[/?]|$)/i;

/**
 * Treats `/GraphQL` as `/graphql`, as Express does: a proxy in front of it must not see two addresses, with
 * answers cached under another key and without its check of where a request comes from.
 */
export function oneSpelling(handler: RequestListener): RequestListener {
  return (request, response) => {
    const { url = '' } = request;
    if (!url.startsWith(GRAPHQL) && IN_ANY_CASE.test(url)) request.url = GRAPHQL + url.slice(GRAPHQL.length);
    handler(request, response);
  };
}
