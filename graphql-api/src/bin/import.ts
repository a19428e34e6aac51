import 'reflect-metadata';

import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { runCommand } from './command.js';
import { announceEverything } from '../cache/change-notices.js';
import { fileServices } from './file-services.js';
import { ImportConsequences } from '../features/data/import/import-consequences.service.js';
import {
  ImportKindName,
  ImportLineKind,
  ImportState,
  type Import,
} from '../features/data/import/import.types.js';
import { DEMO_CARS_NAME, demoCarsFile } from '../seed/demo-cars.js';
import { BadInput } from '../shared/shop-error.js';
import { ENCODINGS } from '../shared/table-file/encodings.js';
import { inTransaction } from '../shared/transaction.js';

const WRONG = 1;
const REFUSED = 2;
/** How the audit log and the ledger name this command. */
const ACTOR = { uid: 'command:import' };
const SHOWN = 20;
const WAIT_MS = 200;
/** One runs the step, the other reports its progress. */
const CONNECTIONS = 2;

const USAGE = `Usage:
  npm run import -- <kind> <file> [--encoding <name>] [--dry-run]
  npm run import -- vehicles --demo [--dry-run]

Kinds: ${Object.values(ImportKindName).join(', ').toLowerCase()}. The file is CSV, packed with gzip or not. --demo loads the cars that come with the demo.
--encoding says how a file that is not UTF-8 is read: ${ENCODINGS.join(', ')}.
--dry-run looks at the file and writes nothing; the preview stays on the Import page for 7 days.`;

/**
 * `node dist/bundle/import.js <kind> <file> [--encoding <name>] [--dry-run]` imports a file like the Import page: validated, applied as a whole, undone there. Ends with 0
 * when it is applied (or, dry, could be) or would change nothing, with 1 when rows are wrong and nothing is written, and with 2 and one
 * sentence when it can't be read or not be applied.
 */
const { values, positionals } = parseArguments();
const { 'dry-run': dryRun = false, demo = false, encoding } = values;
const [kindName, path, ...more] = positionals;
const kind = Object.values(ImportKindName).find((one) => one.toLowerCase() === kindName);
const isOfDemo = demo && kind === ImportKindName.VEHICLES && path === undefined;

await runCommand(async (database) => {
  if (!kind || more.length > 0 || (demo ? !isOfDemo : path === undefined)) {
    console.error(USAGE);
    return REFUSED;
  }
  const { imports, importWork } = fileServices(database);
  const name = isOfDemo ? DEMO_CARS_NAME : basename(path ?? '');
  const body = isOfDemo ? demoCarsFile(database.manager) : await bytesOf(path ?? '');
  const id = await imports.receive(kind, name, body, ACTOR, encoding === undefined ? null : { encoding });
  const work = async (step: ImportState): Promise<Import> => {
    for (;;) {
      const item = await imports.get(id);
      // Another step may be due first, or be done by an instance of the running shop.
      if (item.state !== step) return item;
      if (!(await importWork.workNext())) await pause(WAIT_MS);
    }
  };
  const seen = await work(ImportState.CHECKING);
  if (seen.sample && seen.state === ImportState.NEEDS_RECIPE) {
    console.error('The file is not UTF-8. It may be:');
    for (const { name: reading, lines } of seen.sample.encodings)
      console.error(`  ${reading}\n${lines.map((line) => `    ${line}`).join('\n')}`);
    console.error('Nothing is written. Run it again with --encoding and the name of the right reading.');
    return REFUSED;
  }
  if (seen.state !== ImportState.READY) return refuse(seen);
  const { counts } = seen;
  console.log(
    `${seen.rowsRead} ${seen.rowsRead === 1 ? 'row' : 'rows'}: ${counts.new} new, ${counts.changed} changed, ${counts.same} same, ${counts.wrong} wrong.`,
  );
  for (const sentence of await new ImportConsequences(database.manager, imports).of(id))
    console.log(sentence);
  if (counts.wrong > 0) {
    const { items } = await imports.listLines(id, ImportLineKind.WRONG, { first: SHOWN });
    for (const { row, label, column, value, reason } of items)
      console.error(`Row ${row} (${label}), ${column ?? ''}: “${value ?? ''}” ${reason ?? ''}`);
    console.error('Nothing is written: fix the wrong rows first.');
    return WRONG;
  }
  if (dryRun) {
    console.log('This was a dry run: nothing is written.');
    return 0;
  }
  if (counts.new + counts.changed === 0) {
    console.log('The shop says all of it already.');
    return 0;
  }
  await imports.apply(id, seen.digest ?? '', ACTOR);
  const done = await work(ImportState.APPLYING);
  if (done.state !== ImportState.APPLIED) return refuse(done);
  // The running shop shows it at once.
  await inTransaction(database.manager, announceEverything);
  console.log('Applied. It can be undone on the Import page for 30 days.');
  return 0;
}, CONNECTIONS);

/** Prints the usage for unknown arguments. */
function parseArguments() {
  const options = {
    'dry-run': { type: 'boolean' },
    demo: { type: 'boolean' },
    encoding: { type: 'string' },
  } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    return { values: { 'dry-run': false, demo: false, encoding: undefined }, positionals: [] };
  }
}

async function bytesOf(file: string): Promise<AsyncIterable<Buffer>> {
  const opened = await open(file).catch(() => undefined);
  if (!opened || (await opened.stat()).isDirectory())
    throw new BadInput(`${file} is not a file that can be read.`);
  return opened.createReadStream();
}

function refuse({ problem, state }: Import): number {
  console.error(problem ?? `The import is ${state.toLowerCase()}.`);
  return REFUSED;
}
