import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from './lock.mjs';
import { prepare } from './prepare.mjs';
import { explain, Refusal } from './refusal.mjs';
import { inRoot } from './root.mjs';
import { readRun } from './run-file.mjs';
import { readSettings } from './settings.mjs';
import { createSteps } from './step.mjs';

const CANNOT = 2;

/**
 * Runs a built program of the API on the database of DATABASE_URL or, without it, for the running local shop of DATA_DIR.
 * Ends with the program's exit code; with 2 and one sentence when there is no such database.
 */
export async function shopCommand(program, args) {
  try {
    await prepare(createSteps(process.stderr), ['graphql-api']);
    const shop = shopEnvironment(readSettings(process.env));
    const child = spawn(process.execPath, [inRoot('graphql-api', 'dist', 'bundle', program), ...args], {
      // npm runs us in the root of the project; a file that the person names is meant from where they are.
      cwd: process.env.INIT_CWD ?? process.cwd(),
      env: { ...process.env, ...shop },
      stdio: 'inherit',
    });
    // It says what an interruption left, and ends; we end after it.
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    const [code] = await once(child, 'close');
    process.exitCode = code ?? CANNOT;
  } catch (error) {
    console.error(explain(error));
    process.exitCode = CANNOT;
  }
}

/**
 * The program's variables besides our own environment. A running shop records what its local services fill in (`run.json`): its
 * ports are its own affair. It counts where DATABASE_URL names its database, or none.
 */
function shopEnvironment({ dataDir, databaseUrl }) {
  const shop = runningShop(dataDir);
  if (databaseUrl) return shop?.DATABASE_URL === databaseUrl ? shop : {};
  if (shop) return shop;
  if (existsSync(join(dataDir, 'secrets.json')))
    throw new Refusal(`The shop of ${dataDir} is not running: run "npm start" first, or set DATABASE_URL.`);
  throw new Refusal(
    `No shop has been started from ${dataDir} yet: run "npm start" first, or set DATABASE_URL to the database you mean.`,
  );
}

function runningShop(dataDir) {
  const run = readRun(dataDir);
  return run?.shop && isRunning(run.supervisor.pid) ? run.shop : undefined;
}
