/**
 * Data that the server sends to the browser with a page, as JSON blocks: not scripts, so the content security
 * policy needs no nonce for them.
 */
import type { NormalizedCacheObject } from '@apollo/client';
import type { PublicConfig } from '#shared/config/public-config';

/** Everything the browser needs to continue from the server's render. */
export interface HydrationData {
  config: PublicConfig;
  cache: NormalizedCacheObject;
  /** Operations that failed on the server, as `ServerFailures` has them. */
  failures: readonly string[];
}

const idOf = (key: keyof HydrationData) => `axle-${key}`;

// "<" would end the block, and U+2028/2029 end a line for older parsers; escaped, all three stay valid JSON.
const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };
const safeJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => escapes[character] ?? '');

/** The blocks as HTML. */
export const writeHydrationData = (data: HydrationData) =>
  (Object.keys(data) as (keyof HydrationData)[])
    .map((key) => `<script type="application/json" id="${idOf(key)}">${safeJson(data[key])}</script>`)
    .join('\n    ');

/** Reads the blocks of the page. Throws when one is missing: the page was not rendered by our server. */
export function readHydrationData(page: Document): HydrationData {
  const block = <Key extends keyof HydrationData>(key: Key) => {
    const text = page.getElementById(idOf(key))?.textContent;
    if (!text) throw new Error(`the page carries no ${idOf(key)} block`);
    return JSON.parse(text) as HydrationData[Key];
  };
  return { config: block('config'), cache: block('cache'), failures: block('failures') };
}
