import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from './lock.mjs';
import { prepare } from './prepare.mjs';
import { explain, Refusal } from './refusal.mjs';
import { inRoot } from './root.mjs';
import { readSettings } from './settings.mjs';
import { createSteps } from './step.mjs';

const CANNOT = 2;

/**
 * Runs a built program of the API on the database of DATABASE_URL or, without it, of the running local shop of DATA_DIR.
 * Ends with the program's exit code; with 2 and one sentence when there is no such database.
 */
export async function shopCommand(program, args) {
  try {
    await prepare(createSteps(process.stderr), ['graphql-api']);
    const databaseUrl = process.env.DATABASE_URL || localDatabaseUrl(readSettings(process.env));
    const child = spawn(process.execPath, [inRoot('graphql-api', 'dist', 'bundle', program), ...args], {
      // npm runs us in the root of the project; a file that the person names is meant from where they are.
      cwd: process.env.INIT_CWD ?? process.cwd(),
      env: { ...process.env, DATABASE_URL: databaseUrl },
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

/** A running shop writes down who it is and where its database is: its ports are its own affair. */
function localDatabaseUrl({ dataDir }) {
  if (!existsSync(join(dataDir, 'secrets.json'))) {
    throw new Refusal(
      `No shop has been started from ${dataDir} yet: run "npm start" first, or set DATABASE_URL to the database you mean.`,
    );
  }
  const runFile = join(dataDir, 'run.json');
  const run = existsSync(runFile) ? JSON.parse(readFileSync(runFile, 'utf8')) : undefined;
  if (!run?.databaseUrl || !isRunning(run.supervisor.pid)) {
    throw new Refusal(`The shop of ${dataDir} is not running: run "npm start" first, or set DATABASE_URL.`);
  }
  return run.databaseUrl;
}
