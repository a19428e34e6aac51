import type { CachedAnswer, LastGood } from './answer-cache.js';
import { encoded } from './compress.js';

/** In web/index.html: a hidden note on each page, with a place for the time. */
const HIDDEN_NOTE = 'id="shown-since" hidden';
const SHOWN_NOTE = 'id="shown-since"';
const TIME = '<time></time>';
/** Headers about the earlier answer, or about caching it. */
const NOT_NOW = new Set(['cache-control', 'cdn-cache-control', 'etag']);

const MINUTE_MS = 60_000;

interface Marked {
  readonly age: string;
  readonly answer: Promise<CachedAnswer>;
}
const marked = new WeakMap<CachedAnswer, Marked>();

/**
 * An earlier answer, for when the database is down: with its age, not to be cached on the way, and,
 * for a page, with a note to its reader.
 */
export async function lastGoodAnswer({ answer, ageMs }: LastGood): Promise<CachedAnswer> {
  const age = formatAge(ageMs);
  let known = marked.get(answer);
  if (known?.age !== age) {
    known = { age, answer: mark(answer, age, new Date(Date.now() - ageMs)) };
    marked.set(answer, known);
  }
  const { headers, ...rest } = await known.answer;
  return { ...rest, headers: [...headers, 'Age', String(Math.round(ageMs / 1000))] };
}

/** Changes at most once a minute, because the page is rebuilt each time. */
function formatAge(ageMs: number): string {
  const minutes = Math.floor(ageMs / MINUTE_MS);
  if (minutes === 0) return 'less than a minute';
  const [count, unit] = minutes < 120 ? [minutes, 'minute'] : [Math.floor(minutes / 60), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

async function mark(answer: CachedAnswer, age: string, madeAt: Date): Promise<CachedAnswer> {
  const etag = answer.etag.replace(/"$/, `-${age.replaceAll(' ', '-')}"`);
  const headers = [...pairs(answer.headers)]
    .filter(([name]) => !NOT_NOW.has(name.toLowerCase()))
    .flat()
    .concat('ETag', etag, 'Cache-Control', 'no-store', 'Warning', '110 - "Response is stale"');
  const html = answer.bodies.identity.toString();
  if (!html.includes(HIDDEN_NOTE)) return { ...answer, etag, headers };
  const time = `<time datetime="${madeAt.toISOString()}">${age}</time>`;
  const body = Buffer.from(html.replace(HIDDEN_NOTE, SHOWN_NOTE).replace(TIME, time));
  return { ...answer, etag, headers, bodies: await encoded(body) };
}

function* pairs(list: readonly string[]): Iterable<readonly [string, string]> {
  for (let i = 0; i < list.length; i += 2) yield [list[i] ?? '', list[i + 1] ?? ''];
}
