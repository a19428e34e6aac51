/**
 * `npm run bench` and `npm run bench:pages`: builds what is missing and measures (docs/performance.md). Arguments go to
 * `bench/src/table.ts` and `bench/src/pages.ts`.
 */
import { runHere } from './lib/this-node.mjs';

const [program, ...args] = process.argv.slice(2);

runHere(() => import('./lib/bench.mjs').then(({ bench }) => bench(program, args)));
