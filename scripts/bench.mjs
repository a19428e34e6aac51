/**
 * `npm run bench`, `npm run bench:pages` and `npm run soak`: builds what is missing and measures. Arguments go to
 * `bench/src/table.ts`, `pages.ts` and `soak.ts`, which say what they print.
 */
import { runHere } from './lib/this-node.mjs';

const [program, ...args] = process.argv.slice(2);

runHere(() => import('./lib/bench.mjs').then(({ bench }) => bench(program, args)));
