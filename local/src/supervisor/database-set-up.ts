import { IdentityToolkit } from '../clients/identity-toolkit.js';
import { StripeSandbox } from '../clients/stripe-sandbox.js';
import type { DataDir } from '../config/data-dir.js';
import type { Settings } from '../config/settings.js';
import { emulatorOrigin, PROJECT_ID, sandboxOrigin } from '../config/shop-env.js';
import { demoData } from '../demo-data/demo-data.js';
import type { Register } from '../process/guardian.js';
import { runProgram } from '../process/run-program.js';
import { prepareDemoData } from '../seed-demo.js';
import type { Programs } from './programs.js';

/** Exit code of `migrate --tell-empty` for a database without data. */
const EMPTY = 3;

export interface DatabaseSetUp {
  programs: Programs;
  env: NodeJS.ProcessEnv;
  data: DataDir;
  register: Register;
}

/** Brings the schema up to date; returns whether there is no data in it yet. Throws SERVICE_FAILED with the end of the log. */
export async function migrate({ programs, data, ...rest }: DatabaseSetUp): Promise<boolean> {
  const name = 'The migration of the database';
  const [args, logFile, answers] = [[programs.migrate, '--tell-empty'], data.log('migrate'), [EMPTY]];
  return (await runProgram({ name, problem: 'SERVICE_FAILED', args, logFile, answers, ...rest })) === EMPTY;
}

/** Loads the demo shop into the empty database, accounts and payments included. The local services must run. Throws SEED_FAILED. */
export async function loadDemoData(
  { programs, data, ...rest }: DatabaseSetUp,
  settings: Settings,
  secretKey: string,
): Promise<void> {
  const stripe = new StripeSandbox(sandboxOrigin(settings), secretKey);
  const input = JSON.stringify(await prepareDemoData(demoData, emulatorOf(settings), stripe));
  const name = 'The loading of the demo data';
  const [args, logFile] = [[programs.seed], data.log('seed')];
  await runProgram({ name, problem: 'SEED_FAILED', args, logFile, input, ...rest });
}

/** The demo accounts that someone can sign in with here, admins first. */
export async function demoAccounts(settings: Settings): Promise<string[]> {
  const existing = new Set((await emulatorOf(settings).accounts()).map(({ email }) => email));
  return ['admin@example.com', 'customer@example.com'].filter((email) => existing.has(email));
}

const emulatorOf = (settings: Settings) => new IdentityToolkit(emulatorOrigin(settings), PROJECT_ID);
