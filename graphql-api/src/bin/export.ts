import 'reflect-metadata';

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { runCommand } from './command.js';
import { fileServices } from './file-services.js';
import { fileOf } from '../shared/table-file/export-file.js';

const MISUSED = 2;

/** `node dist/bundle/export.js <kind>` writes all that the shop has of a kind to standard output, as a file that imports back as the same. */
const [word, ...more] = process.argv.slice(2);

await runCommand(async (database) => {
  const { kinds } = fileServices(database);
  const kind = Object.values(kinds).find(({ name }) => name.toLowerCase() === word);
  if (!kind || more.length > 0) {
    console.error(`Usage:
  npm run --silent export -- <kind> > file.csv

Kinds: ${Object.keys(kinds).join(', ').toLowerCase()}.`);
    return MISUSED;
  }
  await pipeline(Readable.from(fileOf(database.manager, kind)), process.stdout, { end: false });
  return 0;
});
