import { IdentityToolkit } from '../clients/identity-toolkit.js';
import { StripeSandbox } from '../clients/stripe-sandbox.js';
import type { DataDir } from '../config/data-dir.js';
import type { Settings } from '../config/settings.js';
import { emulatorOrigin, PROJECT_ID, sandboxOrigin } from '../config/shop-env.js';
import { demoData } from '../demo-data/demo-data.js';
import type { Register } from '../process/guardian.js';
import { prepareDemoData } from '../seed-demo.js';
import { type Programs, runProgram } from './programs.js';

/** Exit code of `seed --check` for a database that has data. */
const NOT_EMPTY = 3;

/** The database of a run, before the shop serves from it. */
export class DatabaseSetUp {
  constructor(
    private readonly programs: Programs,
    private readonly env: NodeJS.ProcessEnv,
    private readonly data: DataDir,
    private readonly register: Register,
  ) {}

  /** Brings the schema up to date. Throws SERVICE_FAILED with the end of the log. */
  async migrate(): Promise<void> {
    await runProgram({
      name: 'The migration of the database',
      problem: 'SERVICE_FAILED',
      args: [this.programs.migrate],
      logFile: this.data.log('migrate'),
      ...this.around,
    });
  }

  /** Whether the database has no data yet. Throws SEED_FAILED when that can't be told. */
  async isEmpty(): Promise<boolean> {
    const code = await runProgram({
      name: 'The look at the database',
      problem: 'SEED_FAILED',
      args: [this.programs.seed, '--check'],
      logFile: this.data.log('seed-check'),
      answers: [NOT_EMPTY],
      ...this.around,
    });
    return code !== NOT_EMPTY;
  }

  /** Loads the demo shop into the empty database, accounts and payments included. The stand-ins must run. Throws SEED_FAILED. */
  async loadDemoData(settings: Settings, secretKey: string): Promise<void> {
    const stripe = new StripeSandbox(sandboxOrigin(settings), secretKey);
    const document = await prepareDemoData(demoData, emulatorOf(settings), stripe);
    await runProgram({
      name: 'The loading of the demo data',
      problem: 'SEED_FAILED',
      args: [this.programs.seed],
      logFile: this.data.log('seed'),
      input: JSON.stringify(document),
      ...this.around,
    });
  }

  private get around(): { env: NodeJS.ProcessEnv; register: Register } {
    return { env: this.env, register: this.register };
  }
}

/** The demo accounts that somebody can sign in with here, admins first. */
export async function demoAccounts(settings: Settings): Promise<string[]> {
  const existing = new Set((await emulatorOf(settings).accounts()).map(({ email }) => email));
  return ['admin@example.com', 'customer@example.com'].filter((email) => existing.has(email));
}

const emulatorOf = (settings: Settings) => new IdentityToolkit(emulatorOrigin(settings), PROJECT_ID);
