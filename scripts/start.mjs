/** `npm start` and `npm run dev` (`--dev`): from a bare clone to a running shop, with nothing but Node and npm. */
import { runHere } from './lib/this-node.mjs';

runHere(() => import('./lib/start.mjs').then(({ start }) => start({ dev: process.argv.includes('--dev') })));
