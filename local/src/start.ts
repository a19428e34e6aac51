/** `npm start` and `npm run dev`, once everything is installed and built: called by `scripts/start.mjs`. */
import { dirname } from 'node:path';
import { openDataDir } from './config/data-dir.js';
import { openSecrets } from './config/secrets.js';
import type { Settings } from './config/settings.js';
import { shopUrl } from './config/shop-env.js';
import { Guardian } from './process/guardian.js';
import { rotateLogs } from './process/log-file.js';
import { ProcessTable } from './process/process-table.js';
import type { Steps } from './process/steps.js';
import { builtPrograms, type Programs } from './supervisor/programs.js';
import { RunFile } from './supervisor/run-file.js';
import type { DevOptions } from './supervisor/shop-services.js';
import { Supervisor } from './supervisor/supervisor.js';

export interface StartOptions {
  settings: Settings;
  /** The ports that this run will open. */
  ports: number[];
  steps: Steps;
  /** When the command was given, in ms since 1970. */
  began: number;
  /** Hot reload for the web, restart for the API. */
  dev?: DevOptions;
  /** By default the API's. */
  programs?: Programs;
}

/**
 * Starts the stand-ins and the shop, prints the summary, and looks after them until SIGINT, SIGTERM or SIGHUP; a second one
 * ends everything at once. Resolves when all of it has stopped. Rejects with a SetUpProblem, again with nothing left running.
 */
export async function start({
  settings,
  ports,
  steps,
  began,
  dev,
  programs = builtPrograms(),
}: StartOptions): Promise<void> {
  const data = openDataDir(settings.dataDir);
  const runFile = await RunFile.claim(data.runFile, { url: shopUrl(settings), ports });
  const guardian = new Guardian();
  const table = new ProcessTable([guardian, runFile]);
  try {
    rotateLogs(dirname(data.log('any')));
    const secrets = openSecrets(data.secrets);
    await new Supervisor({ settings, data, secrets, programs, steps, table, began, dev }).run();
  } finally {
    runFile.giveBack();
    await guardian.dismiss();
  }
}
