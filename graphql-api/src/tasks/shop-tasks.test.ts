import { createLog } from '../telemetry/create-log.js';
import { databaseCheck, housekeeping } from './shop-tasks.js';

const { signal } = new AbortController();

/** A store with this many expired rows, or one that fails. */
function aStore(old: number | Error) {
  const forgetOld = jest.fn(() => (old instanceof Error ? Promise.reject(old) : Promise.resolve(old)));
  return { forgetOld };
}

test('each store is cleaned even when others fail, and all failures are reported', async () => {
  const [broken, locked] = [new Error('no such table'), new Error('too long a lock')];
  const stores = [aStore(2), aStore(broken), aStore(3), aStore(locked), aStore(4)];

  const run = housekeeping(stores).runOnce(signal);

  await expect(run).rejects.toMatchObject({
    message: '2 of 5 failed: Error: no such table; Error: too long a lock',
    errors: [broken, locked],
  });
  for (const { forgetOld } of stores) expect(forgetOld).toHaveBeenCalledTimes(1);
});

test('a single failure is thrown unchanged; a successful run returns the number of rows removed', async () => {
  const broken = new Error('no such table');

  await expect(housekeeping([aStore(broken), aStore(1)]).runOnce(signal)).rejects.toBe(broken);
  expect(await housekeeping([aStore(2), aStore(1)]).runOnce(signal)).toBe(3);
});

test('a stopped task does not start the next store', async () => {
  const stopping = new AbortController();
  const last = aStore(1);
  const first = {
    forgetOld: () => {
      stopping.abort();
      return Promise.resolve(1);
    },
  };

  expect(await housekeeping([first, last]).runOnce(stopping.signal)).toBe(1);
  expect(last.forgetOld).not.toHaveBeenCalled();
});

test('a stock ledger mismatch is logged once, by the instance that checks it that day', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => lines.push(line) });
  const disagreement = {
    partId: 'part-1',
    name: 'Brake disc',
    reasons: ['available is 18, but 20 by the ledger'],
  };
  const claims = [true, false];
  const database = {
    recordPresence: () => Promise.resolve(0),
    claimLedgerCheck: () => Promise.resolve(claims.shift() ?? false),
  };
  const task = databaseCheck(database, { firstDisagreement: () => Promise.resolve(disagreement) }, log);

  await task.runOnce(signal);
  await task.runOnce(signal);

  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ level: 'error', msg: 'stock ledger check failed', ...disagreement }),
  ]);
});
