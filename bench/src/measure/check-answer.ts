import type { Runner } from '../works/row.js';

/** Checks one response as a client does. Throws unless it is successful, without GraphQL errors. */
export async function checkAnswer(url: string, { calls }: Runner): Promise<void> {
  const [call] = calls;
  // Calls with side effects are checked while they are sent.
  if (!call || call.body?.includes('[<id>]')) return;
  const { method, path, headers, body } = call;
  const response = await fetch(`${url}${path}`, { method, headers, body });
  const text = await response.text();
  if (!response.ok || text.includes('"errors":[')) {
    throw new Error(`${method} ${path} at ${url} answers ${response.status}: ${text.slice(0, 500)}`);
  }
}
