import 'reflect-metadata';

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { runCommand } from './command.js';
import { fileServices } from './file-services.js';

const MISUSED = 2;
/** How the audit log names this command. */
const ACTOR = { uid: 'command:export' };

/**
 * `node dist/bundle/export.js <kind>` writes all that the shop has of a kind to standard output: a file that imports back as the same, or one of
 * orders or customers, which goes out only.
 */
const [name = '', ...more] = process.argv.slice(2);

await runCommand(async (database) => {
  const { shopExports } = fileServices(database);
  if (!shopExports.names.includes(name) || more.length > 0) {
    console.error(`Usage:
  npm run --silent export -- <kind> > file.csv

Kinds: ${shopExports.names.join(', ')}.`);
    return MISUSED;
  }
  const file = await shopExports.open(name, {}, ACTOR);
  try {
    await pipeline(Readable.from(file), process.stdout, { end: false });
  } catch (error) {
    // The reader, such as `head`, has what it wanted.
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  }
  return 0;
});
