/**
 * `npm run bench:pages [-- --url http://localhost:4000] [--only home,login] [--runs 3] [--name pages]`: Lighthouse's mobile
 * preset on the public pages, of the shop at `--url` or of one with demo data started for it. Prints the medians, writes
 * `bench/results/<name>.json`. Ends with 1 when a page could not be measured, never because of a figure.
 */
import { type PageVisit, visitPage } from './pages/page-visit.js';
import { startDemoShop } from './programs/demo-shop.js';
import { median } from './report/median.js';
import { readOptions } from './report/read-options.js';
import { writeResult } from './report/result-file.js';

const values = readOptions({
  url: { type: 'string' },
  only: { type: 'string' },
  runs: { type: 'string', default: '3' },
  name: { type: 'string', default: 'pages' },
});

const demo = values.url ? undefined : await startDemoShop();
try {
  const origin = new URL(values.url ?? demo?.url ?? '').origin;
  const paths: Record<string, string> = {
    home: '/',
    catalogue: '/catalogue',
    part: `/catalogue/${await newestPart(origin)}`,
    blogs: '/blogs',
    login: '/login',
  };
  const only = values.only?.split(',');
  const pages: Record<string, { median: PageVisit; visits: PageVisit[] }> = {};
  for (const [name, path] of Object.entries(paths)) {
    if (only && !only.includes(name)) continue;
    const visits: PageVisit[] = [];
    for (let run = 0; run < Number(values.runs); run++) visits.push(await visitPage(`${origin}${path}`));
    pages[name] = { median: medianOf(visits), visits };
    console.error(`${name}: performance ${visits.map(({ performance }) => performance).join(', ')}`);
  }
  console.table(Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, page.median])));
  console.log(writeResult(values.name, { pages }));
} finally {
  await demo?.stop();
}

async function newestPart(origin: string): Promise<string> {
  const response = await fetch(`${origin}/parts`);
  const [part] = (await response.json()) as { _id: string }[];
  if (!part) throw new Error('The shop has no parts to look at.');
  return part._id;
}

function medianOf(visits: readonly PageVisit[]): PageVisit {
  const [first] = visits;
  if (!first) throw new Error('--runs must be at least 1.');
  const names = Object.keys(first) as (keyof PageVisit)[];
  return Object.fromEntries(
    names.map((name) => [name, median(visits.map((visit) => visit[name]))]),
  ) as unknown as PageVisit;
}
