import type { ManagedProcess } from '../../src/process/managed-process.js';
import type { Service } from '../../src/process/service.js';
import { Keeper } from '../../src/supervisor/process-keeper.js';
import { until } from '../support/waiting.js';

/** A service whose process is dead as soon as it is looked at. */
function aDyingService(): Service & { starts: number } {
  const body = {
    exited: Promise.resolve({ code: 1, signal: null }),
    exit: { code: 1, signal: null },
    lastLines: () => ['Out of cheese.'],
  } as unknown as ManagedProcess;
  return {
    name: 'Shop',
    process: body,
    starts: 0,
    start(): Promise<void> {
      this.starts += 1;
      return Promise.resolve();
    },
    stop: () => Promise.resolve(),
  };
}

test('after five quick deaths it gives up and shows the last lines', async () => {
  const said: string[] = [];
  let failure = '';
  const service = aDyingService();
  const keeper = new Keeper({
    say: (text) => said.push(text),
    giveUp: (text) => (failure = text),
    firstDelayMs: 1,
  });
  keeper.keep(service);
  await until('it gives up', () => failure !== '');
  expect(failure).toBe('Shop died 6 times in a row. Its last lines:\n  Out of cheese.');
  expect(service.starts).toBe(5);
  const delays = said.flatMap((text) => /again in ([\d.]+) s/.exec(text)?.[1] ?? []);
  expect(delays).toEqual(['0.001', '0.002', '0.004', '0.008', '0.016']);
});

test('once the end has begun, deaths are no news', async () => {
  const service = aDyingService();
  const keeper = new Keeper({ say: () => undefined, giveUp: () => undefined, firstDelayMs: 1 });
  keeper.rest();
  keeper.keep(service);
  await service.process?.exited;
  expect(service.starts).toBe(0);
});
