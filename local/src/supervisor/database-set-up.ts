import { IdentityToolkit } from '../auth-emulator/identity-toolkit.js';
import { PROJECT_ID } from '../auth-emulator/auth-emulator.service.js';
import type { DataDir } from '../config/data-dir.js';
import { projectRoot } from '../config/package-root.js';
import type { Settings } from '../config/settings.js';
import { sandboxOrigin } from '../config/shop-env.js';
import { demoData } from '../demo-data/demo-data.js';
import type { Register } from '../process/guardian.js';
import { StripeSandbox } from '../sandbox/stripe-sandbox.js';
import { prepareDemoData } from '../seed-demo.js';
import { runOrThrow, runToEnd } from './one-shot.js';
import { NOT_EMPTY, type Programs } from './programs.js';

export interface DatabaseSetUpOptions {
  programs: Programs;
  env: NodeJS.ProcessEnv;
  data: DataDir;
  register: Register;
}

/** Brings the database up to date. Throws SERVICE_FAILED with the end of the log. */
export const migrate = ({ programs, env, data, register }: DatabaseSetUpOptions): Promise<void> =>
  runOrThrow('The migration of the database', 'SERVICE_FAILED', [programs.migrate], {
    env,
    cwd: projectRoot,
    logFile: data.log('migrate'),
    register,
  });

/** Whether the database has no data yet. Throws SEED_FAILED when that can't be told. */
export async function isEmpty({ programs, env, data, register }: DatabaseSetUpOptions): Promise<boolean> {
  const options = { env, cwd: projectRoot, logFile: data.log('seed-check'), register };
  const { code } = await runToEnd('The look at the database', [programs.seed, '--check'], options);
  if (code === NOT_EMPTY) return false;
  if (code === 0) return true;
  await runOrThrow('The look at the database', 'SEED_FAILED', [programs.seed, '--check'], options);
  return true;
}

/** Loads the demo shop into the empty database, accounts and payments included. The stand-ins must run. */
export async function loadDemoData(
  options: DatabaseSetUpOptions,
  settings: Settings,
  secretKey: string,
): Promise<void> {
  const { programs, env, data, register } = options;
  const emulator = new IdentityToolkit(`http://127.0.0.1:${settings.authPort}`, PROJECT_ID);
  const document = await prepareDemoData(
    demoData,
    emulator,
    new StripeSandbox(sandboxOrigin(settings), secretKey),
  );
  await runOrThrow('The loading of the demo data', 'SEED_FAILED', [programs.seed], {
    env,
    cwd: projectRoot,
    logFile: data.log('seed'),
    register,
    input: JSON.stringify(document),
  });
}

/** The demo accounts that somebody can sign in with here, admins first. */
export async function demoAccounts({ authPort }: Settings): Promise<string[]> {
  const emulator = new IdentityToolkit(`http://127.0.0.1:${authPort}`, PROJECT_ID);
  const existing = new Set((await emulator.accounts()).map(({ email }) => email));
  return ['admin@example.com', 'customer@example.com'].filter((email) => existing.has(email));
}
