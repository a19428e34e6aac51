import { openDataDir } from '../config/data-dir.js';
import { freePorts } from '../config/ports.js';
import { openSecrets } from '../config/secrets.js';
import type { Settings } from '../config/settings.js';
import { shopUrl } from '../config/shop-env.js';
import { Guardian } from '../process/guardian.js';
import { rotateLogs } from '../process/log-file.js';
import { builtPrograms, type Programs } from './programs.js';
import { RunFile } from './run-file.js';
import type { DevOptions } from './shop-services.js';
import { createSteps } from './steps.js';
import { Supervisor } from './supervisor.js';

export interface StartOptions {
  settings: Omit<Settings, 'smtpPort'>;
  /** The ports that this run will open. */
  ports: number[];
  /** Time at which the command was given, in ms since 1970. */
  began: number;
  /** Hot reload for the web, restart for the API. */
  dev?: DevOptions;
  /** The API's by default. */
  programs?: Programs;
}

/**
 * Starts the local services and the shop, prints the summary, and looks after them until SIGINT, SIGTERM or SIGHUP; a second one
 * stops everything at once. Resolves when all of it has stopped. Rejects with a SetUpProblem, again with nothing left running.
 */
export async function start({
  settings: given,
  ports,
  programs = builtPrograms,
  ...rest
}: StartOptions): Promise<void> {
  const [smtpPort = 0] = await freePorts(1);
  const settings = { ...given, smtpPort };
  const data = openDataDir(settings.dataDir);
  const guardian = new Guardian();
  try {
    const runFile = await RunFile.claim(data.runFile, { url: shopUrl(settings), ports }, guardian);
    try {
      rotateLogs(data.logs);
      const [secrets, steps] = [openSecrets(data.secrets), createSteps()];
      await new Supervisor({ settings, data, secrets, programs, steps, runFile, ...rest }).run();
    } finally {
      runFile.giveBack();
    }
  } finally {
    await guardian.dismiss();
  }
}
