import { StripeSandbox } from '../clients/stripe-sandbox.js';
import type { DataDir } from '../config/data-dir.js';
import { projectRoot } from '../config/package-root.js';
import type { Secrets } from '../config/secrets.js';
import { SetUpProblem } from '../config/set-up-problem.js';
import type { Settings } from '../config/settings.js';
import { sandboxOrigin, sandboxSecretKey, shopEnv } from '../config/shop-env.js';
import { postgresUrl } from '../postgres/postgres.service.js';
import { followLog } from '../process/log-follower.js';
import { lastOutput, ManagedProcess } from '../process/managed-process.js';
import { runProgram } from '../process/run-program.js';
import type { NodeService } from '../process/node-service.js';
import type { Service } from '../process/service.js';
import { type LocalServiceName, localServiceList } from '../services/local-service-list.js';
import { watchApi } from './api-watcher.js';
import { type DatabaseSetUp, demoAccounts, loadDemoData, migrate } from './database-set-up.js';
import type { Programs } from './programs.js';
import type { RunFile } from './run-file.js';
import { type DevOptions, shopService, viteService } from './shop-services.js';
import { Shutdown } from './shutdown.js';
import type { Steps } from './steps.js';
import { summary } from './summary.js';

export interface SupervisorOptions {
  settings: Settings;
  data: DataDir;
  secrets: Secrets;
  programs: Programs;
  steps: Steps;
  runFile: RunFile;
  began: number;
  dev?: DevOptions | undefined;
}

/** Runs the shop with all it needs, from the first process to the last. */
export class Supervisor {
  private readonly localServices: Map<LocalServiceName, Service>;
  private readonly apiPort: number;
  private readonly shop: NodeService;
  private readonly vite: NodeService | undefined;
  private readonly database: DatabaseSetUp;
  private readonly shutdown: Shutdown;
  private readonly closers: (() => void)[] = [];

  constructor(private readonly options: SupervisorOptions) {
    const { settings, data, secrets, programs, runFile, dev } = options;
    const onOutside = (folder: string) => {
      this.note(
        `Postgres doesn't run as root, and the user "nobody" can't enter ${data.root}: its data is in ${folder}.`,
      );
    };
    this.apiPort = dev ? settings.port + 1 : settings.port;
    this.localServices = localServiceList({ settings, data, secrets, register: runFile, onOutside });
    const databaseUrl = settings.databaseUrl ?? postgresUrl(settings.postgresPort, secrets.postgresPassword);
    const filledIn = { settings, secrets, databaseUrl, apiPort: this.apiPort };
    runFile.notifyShop(shopEnv({ ...filledIn, inherited: {} }));
    const env = shopEnv({ ...filledIn, inherited: process.env });
    this.database = { programs, env, data, register: runFile };
    const serving = { program: programs.shop, env, apiPort: this.apiPort, data, register: runFile };
    this.shop = shopService(serving);
    this.vite = dev && viteService(dev, settings.port, serving);
    this.shutdown = new Shutdown(() => runFile.signalAll('SIGKILL'));
  }

  /** Resolves when everything has stopped. Rejects with the SetUpProblem that ended it, again when everything has stopped. */
  async run(): Promise<void> {
    try {
      await Promise.race([this.startAll(), this.shutdown.requested]);
      if (!this.shutdown.isRequested) {
        await this.lookAfterAll();
        await this.present();
        await this.shutdown.requested;
      }
    } finally {
      await this.stopAll();
    }
    if (this.shutdown.failure !== undefined) throw new SetUpProblem('SERVICE_FAILED', this.shutdown.failure);
  }

  private async startAll(): Promise<void> {
    const { settings, secrets, steps } = this.options;
    const start = (service: Service | undefined) =>
      service && steps.run(`Start ${service.name}`, () => service.start());

    // Only demo data and the summary ask the emulator, the slowest of all to start: the shop doesn't wait for it.
    const emulator = start(this.localServices.get('auth'));
    const sandbox = start(this.localServices.get('payments'));
    const shop = (async () => {
      await start(this.localServices.get('postgres'));
      const isEmpty = await steps.run('Bring the database up to date', () => migrate(this.database));
      await sandbox;
      if (isEmpty && settings.demoData && !settings.realFirebase && !settings.realStripe) {
        await emulator;
        await steps.run('Load the demo shop', () =>
          loadDemoData(this.database, settings, sandboxSecretKey(secrets)),
        );
      }
      // No one is notified of the payments of demo data.
      if (!settings.realStripe) await this.receiveWebhooks();
      await Promise.all([start(this.shop), start(this.vite)]);
    })();
    await Promise.all([emulator, sandbox, shop]);
  }

  private async receiveWebhooks(): Promise<void> {
    const { settings, secrets } = this.options;
    const stripe = new StripeSandbox(sandboxOrigin(settings), sandboxSecretKey(secrets));
    const url = `http://127.0.0.1:${this.apiPort}/webhooks/stripe`;
    await stripe.sendWebhooksTo(url, secrets.stripeWebhookSecret);
  }

  private async present(): Promise<void> {
    const { settings, began } = this.options;
    const accounts = settings.realFirebase ? [] : await demoAccounts(settings);
    this.note(summary({ settings, tookMs: Date.now() - began, accounts }));
    // For `scripts/lib/start.mjs`, which builds what can wait. Without an answer to a failure it would end this process: its receiver
    // may be gone, and then everything stops in order.
    process.send?.('ready', undefined, undefined, () => undefined);
  }

  private async lookAfterAll(): Promise<void> {
    const { data, dev } = this.options;
    for (const service of this.localServices.values()) this.stopWithIt(service);
    this.follow(data.log('shop'), 'shop');
    if (!dev) {
      this.stopWithIt(this.shop);
      return;
    }
    if (this.vite) this.stopWithIt(this.vite);
    this.follow(data.log('vite'), 'vite');
    const rebuild = () => this.rebuildApi(dev);
    const checkTypes = () => this.checkTypes(dev);
    this.closers.push(
      await watchApi({ sources: dev.apiSources, rebuild, checkTypes, api: this.shop, say: this.note }),
    );
  }

  /** When it ends on its own, everything stops, and the user is told why. */
  private stopWithIt({ name, process: body }: Service): void {
    void body?.exited.then(({ code, signal }) => {
      const how = signal ?? `exit code ${code ?? '?'}`;
      this.shutdown.request(`${name} ended (${how}). Its last lines:\n${lastOutput(body, 8)}`);
    });
  }

  private follow(log: string, name: string): void {
    const show = (line: string) => {
      this.note(`${name} │ ${line}`);
    };
    this.closers.push(followLog(log, show));
  }

  /** The shop first, so that nothing it needs ends before it; Postgres last. */
  private async stopAll(): Promise<void> {
    const { steps, runFile } = this.options;
    runFile.close();
    for (const close of this.closers) close();
    await steps.run('Stop everything', async () => {
      for (const service of [this.vite, this.shop, ...[...this.localServices.values()].reverse()])
        await service?.stop();
      runFile.signalAll();
    });
    this.shutdown.release();
  }

  private async rebuildApi({ rebuildApi }: DevOptions): Promise<void> {
    await runProgram({
      name: 'The build of the API',
      problem: 'SERVICE_FAILED',
      args: rebuildApi,
      env: process.env,
      logFile: this.options.data.log('build'),
      register: this.options.runFile,
    });
  }

  private async checkTypes({ checkTypes }: DevOptions): Promise<string> {
    const file = process.execPath;
    const logFile = this.options.data.log('types');
    const compiler = new ManagedProcess(
      { file, args: checkTypes, cwd: projectRoot, env: process.env, logFile },
      this.options.runFile,
    );
    const { code } = await compiler.exited;
    return code === 0 || code === null ? '' : lastOutput(compiler);
  }

  private readonly note = (text: string): void => {
    this.options.steps.note(text);
  };
}
