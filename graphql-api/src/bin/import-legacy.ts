import 'reflect-metadata';

import { runCommand } from './command.js';
import { importShop } from '../legacy-import/import-shop.js';
import { ImportRefused } from '../legacy-import/import-refused.js';
import { count, ImportReport } from '../legacy-import/import-report.js';
import { importSummary } from '../legacy-import/import-summary.js';
import { findLegacyFiles } from '../legacy-import/legacy-files.js';

/** A dry run that would leave documents out, and an import that did. */
const NOT_ALL = 1;
const STORED_IN_PART = 3;
const REFUSED = 2;
/** The exit code that shells use for Ctrl-C. */
const INTERRUPTED = 130;

const USAGE = `Usage:
  npm run import:legacy -- <folder> [--dry-run]

The folder has users.json, parts.json, orders.json and reviews.json (or .jsonl) as mongoexport writes them.
--dry-run does everything and takes it back: it lists what can't be taken, and why.`;

/**
 * `node dist/bundle/import-legacy.js <folder> [--dry-run]` imports an old shop into an empty one. Ends with 0 when all of it is stored,
 * with 3 when some documents were left out (a dry run: with 1), with 2 and one sentence when nothing can be imported, and with 130
 * when it was interrupted before anything was stored.
 */
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const args = process.argv.slice(2);
const dryRun = args.includes('--dry-run');
const [path, ...more] = args.filter((arg) => arg !== '--dry-run');

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => stopping.abort());
}

await runCommand(async (database) => {
  if (path === undefined || path.startsWith('-') || more.length > 0) {
    console.error(USAGE);
    return REFUSED;
  }
  const report = new ImportReport({
    say,
    progress: (line: string) => void process.stderr.write(`${line}\n`),
  });
  try {
    const folder = await findLegacyFiles(path);
    const shop = await importShop(database, { folder, dryRun, report, stop: stopping.signal });
    say(['', ...importSummary(report, folder, shop)].join('\n'));
    say(lastLine(report.refused));
    if (report.refused === 0) return 0;
    return dryRun ? NOT_ALL : STORED_IN_PART;
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    console.error(error.message);
    return stopping.signal.aborted ? INTERRUPTED : REFUSED;
  }
});

function lastLine(refused: number): string {
  if (dryRun) {
    const left = refused > 0 ? `; ${count(refused)} would not be taken` : '';
    return `This was a dry run: nothing is stored${left}.`;
  }
  return refused > 0 ? `Stored; ${count(refused)} not taken.` : 'All of it is stored.';
}
