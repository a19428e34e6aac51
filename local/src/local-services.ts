/**
 * The local services for tests: `node local/dist/local-services.js [--only=postgres,auth,payments] [--durable]`. With `--durable`,
 * Postgres waits for its disk, as it does in production; without, nothing does.
 *
 * Starts them on free ports over a temporary folder and prints one line of JSON with their addresses. Ends, and removes
 * the folder, when standard input closes or on SIGINT, SIGTERM, SIGHUP. In the meantime each line on standard input is a
 * command, `stop|start|restart|pause|resume` and a name (`restart postgres`), answered by one line of JSON:
 * `{"done":"restart postgres"}` or `{"failed":"…","why":"…"}`.
 */
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { openDataDir } from './config/data-dir.js';
import { freePorts } from './config/ports.js';
import { openSecrets } from './config/secrets.js';
import { SetUpProblem } from './config/set-up-problem.js';
import { sandboxOrigin } from './config/shop-env.js';
import { postgresUrl } from './postgres/postgres.service.js';
import { Guardian } from './process/guardian.js';
import type { Service } from './process/service.js';
import { type LocalServiceName, localServiceList } from './services/local-service-list.js';

const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

const commands: Record<string, (service: Service) => Promise<void> | void> = {
  start: (service) => service.start(),
  stop: (service) => service.stop(),
  restart: async (service) => {
    await service.stop();
    await service.start();
  },
  pause: (service) => service.process?.signal('SIGSTOP'),
  resume: (service) => service.process?.signal('SIGCONT'),
};

const { only, durable } = parseArgs({
  options: {
    only: { type: 'string', default: 'postgres,auth,payments' },
    durable: { type: 'boolean', default: false },
  },
}).values;
const wanted = only.split(',');
const guardian = new Guardian();
const folder = mkdtempSync(join(tmpdir(), 'axle-local-services-'));
guardian.removeAtEnd(folder);
// mkdtemp closes its folder to others, and Postgres may have to run as another user.
chmodSync(folder, 0o711);
const data = openDataDir(folder);
const secrets = openSecrets(data.secrets);
const [port = 0, postgresPort = 0, authPort = 0, paymentsPort = 0, smtpPort = 0] = await freePorts(5);
const settings = {
  port,
  postgresPort,
  authPort,
  paymentsPort,
  smtpPort,
  dataDir: folder,
  demoData: false,
  databaseUrl: wanted.includes('postgres') ? undefined : 'none',
  realFirebase: !wanted.includes('auth'),
  realStripe: !wanted.includes('payments'),
  realSmtp: false,
};
const onOutside = (outside: string) => {
  guardian.removeAtEnd(outside);
};
const services = localServiceList({
  settings,
  data,
  secrets,
  register: guardian,
  temporary: true,
  durable,
  onOutside,
});
// The emulator brings its inbox along, which lives in the sandbox.
for (const name of services.keys()) if (!wanted.includes(name)) services.delete(name);

async function obey(line: string): Promise<object> {
  const [verb = '', name = ''] = line.trim().split(' ');
  const [command, service] = [commands[verb], services.get(name as LocalServiceName)];
  if (!command || !service) return { failed: line, why: 'no such order' };
  await command(service);
  return { done: line };
}

let stopping: Promise<void> | undefined;
const stop = () =>
  (stopping ??= (async () => {
    await Promise.all([...services.values()].map((service) => service.stop()));
    await guardian.dismiss();
    process.exit();
  })());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());

try {
  await Promise.all([...services.values()].map((service) => service.start()));
  say({
    ...(services.has('postgres') && { DATABASE_URL: postgresUrl(postgresPort, secrets.postgresPassword) }),
    ...(services.has('auth') && { FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${authPort}` }),
    ...(services.has('payments') && { STRIPE_API_BASE: sandboxOrigin(settings) }),
  });
  for await (const line of createInterface({ input: process.stdin })) {
    say(await obey(line).catch((error: unknown) => ({ failed: line, why: String(error) })));
  }
} catch (error) {
  console.error(error instanceof SetUpProblem ? error.message : error);
  process.exitCode = 1;
}
await stop();
