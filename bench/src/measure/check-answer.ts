import type { Runner } from '../works/row.js';

/** Looks at one answer as a client does. Throws unless it is a good one, without GraphQL errors. */
export async function checkAnswer(url: string, { calls }: Runner): Promise<void> {
  const [call] = calls;
  // What has an effect is looked at while it is sent.
  if (!call || call.body?.includes('[<id>]')) return;
  const { method, path, headers, body } = call;
  const response = await fetch(`${url}${path}`, { method, headers, body });
  const text = await response.text();
  if (!response.ok || text.includes('"errors":[')) {
    throw new Error(`${method} ${path} at ${url} answers ${response.status}: ${text.slice(0, 500)}`);
  }
}
