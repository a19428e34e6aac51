import 'reflect-metadata';

import { runCommand } from './command.js';
import { importShop } from '../legacy-import/import-shop.js';
import { ImportRefused } from '../legacy-import/import-refused.js';
import { ImportReport } from '../legacy-import/import-report.js';
import { importSummary } from '../legacy-import/import-summary.js';
import { findLegacyFiles } from '../legacy-import/legacy-files.js';

const NOT_ALL = 1;
const REFUSED = 2;

const USAGE = `Usage:
  npm run import:legacy -- <folder> [--dry-run]

The folder has users.json, parts.json, orders.json and reviews.json (or .jsonl) as mongoexport writes them.
--dry-run does everything and takes it back: it lists what can't be taken, and why.`;

/**
 * `node dist/bin/import-legacy.js <folder> [--dry-run]` imports an old shop into an empty one. Ends with 0, a dry run with 1
 * when some documents can't be taken, and with 2 and one sentence when nothing can be imported.
 */
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const words = process.argv.slice(2);
const dryRun = words.includes('--dry-run');
const [path, ...more] = words.filter((word) => word !== '--dry-run');

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
    const shop = await importShop(database, { folder, dryRun, report });
    say(['', ...importSummary(report, folder, shop)].join('\n'));
    say(dryRun ? 'This was a dry run: nothing is stored.' : 'All of it is stored.');
    return dryRun && report.refused > 0 ? NOT_ALL : 0;
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    console.error(error.message);
    return REFUSED;
  }
});
