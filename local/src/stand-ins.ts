/**
 * The stand-ins for tests: `node local/dist/stand-ins.js [--only=postgres,auth,payments]`.
 *
 * Starts them on free ports over a temporary folder and prints one line of JSON with their addresses. Ends, and removes
 * the folder, when standard input closes or on SIGINT, SIGTERM, SIGHUP. Meanwhile each line on standard input is an
 * order, `stop|start|restart|pause|resume` and a name (`restart postgres`), answered by one line of JSON:
 * `{"done":"restart postgres"}` or `{"failed":"…","why":"…"}`.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { SetUpProblem } from './config/set-up-problem.js';
import { Guardian } from './process/guardian.js';
import type { Service } from './process/service.js';
import { type StandInName, temporaryStandIns } from './stand-ins/temporary-stand-ins.js';

const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

const only = process.argv
  .find((word) => word.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const guardian = new Guardian();
const folder = mkdtempSync(join(tmpdir(), 'axle-stand-ins-'));
guardian.removeAtEnd(folder);

const { services, addresses } = await temporaryStandIns(folder, guardian, only as StandInName[] | undefined);

const orders: Record<string, (service: Service) => Promise<void> | void> = {
  start: (service) => service.start(),
  stop: (service) => service.stop(),
  restart: async (service) => {
    await service.stop();
    await service.start();
  },
  pause: (service) => service.process?.signal('SIGSTOP'),
  resume: (service) => service.process?.signal('SIGCONT'),
};

async function obey(line: string): Promise<void> {
  const [verb = '', name = ''] = line.trim().split(' ');
  const [order, service] = [orders[verb], services.get(name as StandInName)];
  if (!order || !service) {
    say({ failed: line, why: 'no such order' });
    return;
  }
  await order(service);
  say({ done: line });
}

let ending: Promise<void> | undefined;
const end = () =>
  (ending ??= (async () => {
    await Promise.all([...services.values()].map((service) => service.stop()));
    await guardian.dismiss();
    process.exit();
  })());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());

try {
  await Promise.all([...services.values()].map((service) => service.start()));
  say(addresses());
  for await (const line of createInterface({ input: process.stdin })) {
    await obey(line).catch((error: unknown) => {
      say({ failed: line, why: String(error) });
    });
  }
} catch (error) {
  console.error(error instanceof SetUpProblem ? error.message : error);
  process.exitCode = 1;
}
await end();
