/** `npm run import:legacy -- <folder> [--dry-run]`: imports an old shop's mongoexport files into the running, empty one. */
import { resolve } from 'node:path';
import { runHere } from './lib/this-node.mjs';

// npm runs this in the root of the project; a folder is meant from where the person is.
const from = process.env.INIT_CWD ?? process.cwd();
const words = process.argv.slice(2).map((word) => (word.startsWith('-') ? word : resolve(from, word)));

runHere(() =>
  import('./lib/shop-command.mjs').then(({ shopCommand }) => shopCommand('import-legacy.js', words)),
);
