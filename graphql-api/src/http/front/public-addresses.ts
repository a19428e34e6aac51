/** A documented call, as far as it matters here. */
interface Call {
  readonly method: string;
  readonly path: string;
  readonly requires: string;
}

/** What is neither a page nor a documented call. */
const OTHERS = [
  'assets',
  'brand',
  'explorer',
  'fitment.csv',
  'fonts',
  'graphql',
  'healthz',
  'pictures',
  'readyz',
  'webhooks',
];
/** A file: its last part has a dot. A map of the site is made like a page. */
const FILE = /\.(?!xml$)[^/.]*$/;

/**
 * Tells the paths that are answered alike to every visitor: the public reads among these calls, and every page. Only a
 * first look: what answers a request says itself whether anybody may have its answer (`shared/made-from.ts`).
 */
export function publicAddresses(calls: readonly Call[]): (path: string) => boolean {
  const reads = calls
    .filter(({ method, requires }) => method === 'get' && requires === 'PUBLIC')
    .map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`));
  const noPages = new Set([...OTHERS, ...calls.map(({ path }) => firstPart(path))]);
  return (path) => (noPages.has(firstPart(path)) ? reads.some((read) => read.test(path)) : !FILE.test(path));
}

function firstPart(path: string): string {
  return path.split('/', 2)[1] ?? '';
}
