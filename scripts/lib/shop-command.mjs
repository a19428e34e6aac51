import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { somebodyAnswers } from './preflight.mjs';
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
    await prepare(createSteps(process.stderr), ['graphql-api', 'local']);
    const databaseUrl = process.env.DATABASE_URL || (await localDatabaseUrl(readSettings(process.env)));
    process.exitCode = await run(program, args, { ...process.env, DATABASE_URL: databaseUrl });
  } catch (error) {
    console.error(explain(error));
    process.exitCode = CANNOT;
  }
}

async function localDatabaseUrl({ dataDir, postgresPort }) {
  const secretsFile = join(dataDir, 'secrets.json');
  if (!existsSync(secretsFile)) {
    throw new Refusal(
      `No shop has been started from ${dataDir} yet: run "npm start" first, or set DATABASE_URL to the database you mean.`,
    );
  }
  if (!(await somebodyAnswers(postgresPort))) {
    throw new Refusal(
      `The shop of ${dataDir} is not running (no Postgres on port ${postgresPort}): run "npm start" first, or set DATABASE_URL.`,
    );
  }
  const { openSecrets } = await import('../../local/dist/config/secrets.js');
  const { SUPERUSER } = await import('../../local/dist/postgres/postgres-cluster.js');
  const { postgresPassword } = openSecrets(secretsFile);
  return `postgres://${SUPERUSER}:${postgresPassword}@127.0.0.1:${postgresPort}/postgres`;
}

function run(program, args, env) {
  const child = spawn(process.execPath, [inRoot('graphql-api', 'dist', 'bin', program), ...args], {
    env,
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? CANNOT));
  });
}
