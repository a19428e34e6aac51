import { readFileSync } from 'node:fs';

import type { Call } from '../load/load-job.js';
import { inRoot } from '../programs/project-root.js';

/** As browsers ask: answers come compressed. */
export const COMPRESSED = { 'accept-encoding': 'gzip, deflate, br, zstd' } as const;

const JSON_BODY = { 'content-type': 'application/json', accept: 'application/json' } as const;

/** A page or a documented call, as a browser asks. */
export const get = (path: string): Call => ({ method: 'GET', path, headers: COMPRESSED });

/** An operation as a client writes it that does not know ours. `extra` is added to the body and has no meaning. */
export function post(query: string, variables: object = {}, extra: object = {}): Call {
  const operationName = /\w+ (\w+)/.exec(query)?.[1];
  return {
    method: 'POST',
    path: '/graphql',
    headers: JSON_BODY,
    body: JSON.stringify({ operationName, query, variables, ...extra }),
  };
}

/** A call with a user's access token. */
export const as = (token: string, call: Call): Call => ({
  ...call,
  headers: { ...call.headers, authorization: `Bearer ${token}` },
});

let trusted: Map<string, string> | undefined;

/** An operation of the web app as its browser client sends it for visitors: GET by hash (`visitor-link.ts`). */
export function getByHash(operationName: string, variables: object = {}): Call {
  trusted ??= readTrustedDocuments();
  const sha256Hash = trusted.get(operationName);
  if (!sha256Hash) throw new Error(`${operationName} is none of the web app's trusted documents.`);
  const query = new URLSearchParams({
    operationName,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }),
  });
  return {
    method: 'GET',
    path: `/graphql?${query.toString()}`,
    headers: { ...COMPRESSED, 'content-type': 'application/json' },
  };
}

/** Hashes by name of operation. */
function readTrustedDocuments(): Map<string, string> {
  const path = inRoot('web', 'src', 'shared', 'gql', 'trusted-documents.generated.json');
  const documents = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  return new Map(
    Object.entries(documents).map(([hash, text]) => [/^query (\w+)/m.exec(text)?.[1] ?? '', hash]),
  );
}
