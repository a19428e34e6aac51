import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { somebodyAnswers } from './preflight.mjs';
import { prepare } from './prepare.mjs';
import { explain, Refusal } from './refusal.mjs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';
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
    const databaseUrl = process.env.DATABASE_URL || (await localDatabaseUrl(readSettings(process.env)));
    const { code } = await run(process.execPath, [inRoot('graphql-api', 'dist', 'bin', program), ...args], {
      // npm runs us in the root of the project; a file that the person names is meant from where they are.
      cwd: process.env.INIT_CWD ?? process.cwd(),
      env: { ...process.env, DATABASE_URL: databaseUrl },
      stdio: 'inherit',
    });
    process.exitCode = code ?? CANNOT;
  } catch (error) {
    console.error(explain(error));
    process.exitCode = CANNOT;
  }
}

/** A running shop writes down where its database is. */
async function localDatabaseUrl({ dataDir, postgresPort }) {
  if (!existsSync(join(dataDir, 'secrets.json'))) {
    throw new Refusal(
      `No shop has been started from ${dataDir} yet: run "npm start" first, or set DATABASE_URL to the database you mean.`,
    );
  }
  const runFile = join(dataDir, 'run.json');
  if (!existsSync(runFile) || !(await somebodyAnswers(postgresPort))) {
    throw new Refusal(
      `The shop of ${dataDir} is not running (no Postgres on port ${postgresPort}): run "npm start" first, or set DATABASE_URL.`,
    );
  }
  return JSON.parse(readFileSync(runFile, 'utf8')).databaseUrl;
}
