import type { DataDir } from '../config/data-dir.js';
import type { Secrets } from '../config/secrets.js';
import { SetUpProblem } from '../config/set-up-problem.js';
import type { Settings } from '../config/settings.js';
import { sandboxOrigin, sandboxSecretKey, shopEnv } from '../config/shop-env.js';
import { LogFollower } from '../process/log-follower.js';
import type { NodeService } from '../process/node-service.js';
import type { ProcessTable } from '../process/process-table.js';
import type { Service } from '../process/service.js';
import type { Steps } from '../process/steps.js';
import { StripeSandbox } from '../sandbox/stripe-sandbox.js';
import { ApiWatcher } from './api-watcher.js';
import {
  type DatabaseSetUpOptions,
  demoAccounts,
  isEmpty,
  loadDemoData,
  migrate,
} from './database-set-up.js';
import { Ending } from './ending.js';
import { Keeper } from './keeper.js';
import type { Programs } from './programs.js';
import { type DevOptions, shopService, viteService } from './shop-services.js';
import { type StandInServices, standInServices } from './stand-in-services.js';
import { summary } from './summary.js';

export interface SupervisorOptions {
  settings: Settings;
  data: DataDir;
  secrets: Secrets;
  programs: Programs;
  steps: Steps;
  table: ProcessTable;
  began: number;
  dev?: DevOptions | undefined;
}

/** Runs the shop with all it leans on, from the first process to the last. */
export class Supervisor {
  private readonly standIns: StandInServices;
  private readonly env: NodeJS.ProcessEnv;
  private readonly apiPort: number;
  private readonly shop: NodeService;
  private readonly vite: NodeService | undefined;
  private readonly ending: Ending;
  private readonly keeper: Keeper;
  private readonly closers: (() => void)[] = [];

  constructor(private readonly options: SupervisorOptions) {
    const { settings, data, secrets, programs, steps, table, dev } = options;
    const note = (text: string) => {
      steps.note(text);
    };
    this.apiPort = dev ? settings.port + 1 : settings.port;
    this.standIns = standInServices({ settings, data, secrets, register: table, note });
    const databaseUrl = settings.databaseUrl ?? this.standIns.postgres?.url() ?? '';
    this.env = shopEnv({ settings, secrets, databaseUrl, apiPort: this.apiPort, inherited: process.env });
    const serving = { data, register: table, apiPort: this.apiPort };
    this.shop = shopService(dev ? 'API' : 'Shop', programs.shop, this.env, serving);
    this.vite =
      dev?.viteScript === undefined ? undefined : viteService(dev.viteScript, dev.webDir, settings, serving);
    this.ending = new Ending(() => {
      table.signalAll('SIGKILL');
    });
    this.keeper = new Keeper({
      say: note,
      giveUp: (text) => {
        this.ending.request(text);
      },
    });
  }

  /** Resolves when everything has stopped. Rejects with the SetUpProblem that ended it, again when everything has stopped. */
  async run(): Promise<void> {
    try {
      await Promise.race([this.startAll(), this.ending.requested]);
      if (!this.ending.isRequested) {
        await this.present();
        this.lookAfterAll();
        await this.ending.requested;
      }
    } finally {
      await this.stopAll();
    }
    if (this.ending.failure !== undefined) throw new SetUpProblem('SERVICE_FAILED', this.ending.failure);
  }

  private async startAll(): Promise<void> {
    const { settings, secrets, steps, dev } = this.options;
    const { postgres, emulator, sandbox } = this.standIns;
    const begin = (service: Service | undefined) =>
      service && steps.run(`Start ${service.name}`, () => service.start());

    await Promise.all([
      (async () => {
        await begin(postgres);
        await steps.run('Bring the database up to date', () => migrate(this.databaseSetUp()));
      })(),
      begin(emulator),
      begin(sandbox),
    ]);
    const demo = settings.demoData && !settings.realFirebase && !settings.realStripe;
    if (demo && (await isEmpty(this.databaseSetUp()))) {
      await steps.run('Load the demo shop', () =>
        loadDemoData(this.databaseSetUp(), settings, sandboxSecretKey(secrets)),
      );
    }
    if (!settings.realStripe) {
      const stripe = new StripeSandbox(sandboxOrigin(settings), sandboxSecretKey(secrets));
      await stripe.sendWebhooksTo(
        `http://127.0.0.1:${this.apiPort}/webhooks/stripe`,
        secrets.stripeWebhookSecret,
      );
    }
    await Promise.all([begin(this.shop), begin(this.vite)]);
    if (dev) this.watchApi(dev);
  }

  private async present(): Promise<void> {
    const { settings, steps, began, dev } = this.options;
    const accounts = settings.realFirebase ? [] : await demoAccounts(settings);
    const apiUrl = dev && `http://localhost:${this.apiPort}`;
    steps.note(summary({ settings, tookMs: Date.now() - began, accounts, ...(apiUrl && { apiUrl }) }));
  }

  private lookAfterAll(): void {
    const { data, dev } = this.options;
    const { postgres, emulator, sandbox } = this.standIns;
    const kept = [postgres, emulator, sandbox, this.vite, dev ? undefined : this.shop];
    for (const service of kept) if (service) this.keeper.keep(service);
    this.follow(data.log('shop'), 'shop');
    if (this.vite) this.follow(data.log('vite'), 'vite');
  }

  private follow(log: string, name: string): void {
    const follower = new LogFollower(log, (line) => {
      this.options.steps.note(`${name} │ ${line}`);
    });
    this.closers.push(() => {
      follower.close();
    });
  }

  /** The shop first, so that nothing it leans on goes from under it; Postgres last. */
  private async stopAll(): Promise<void> {
    const { steps, table } = this.options;
    const { postgres, emulator, sandbox } = this.standIns;
    this.keeper.rest();
    table.close();
    for (const close of this.closers) close();
    await steps.run('Stop everything', async () => {
      for (const service of [this.vite, this.shop, sandbox, emulator, postgres]) await service?.stop();
      table.signalAll();
    });
    this.ending.release();
  }

  private databaseSetUp(): DatabaseSetUpOptions {
    const { programs, data, table } = this.options;
    return { programs, env: this.env, data, register: table };
  }

  private watchApi({ apiSources, rebuildApi }: DevOptions): void {
    const say = (text: string) => {
      this.options.steps.note(text);
    };
    const watcher = new ApiWatcher({ sources: apiSources, rebuild: rebuildApi, api: this.shop, say });
    this.closers.push(() => {
      watcher.close();
    });
  }
}
