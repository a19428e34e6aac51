/** `npm start` and `npm run dev` (`--dev`): from a bare clone to a running shop, with nothing but Node and npm. */
import { runHere } from './lib/this-node.mjs';

const words = process.argv.slice(2);

runHere(() => import('./lib/start.mjs').then(({ start }) => start(words)));
