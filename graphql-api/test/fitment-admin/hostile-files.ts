import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

import { parse } from 'csv-parse/sync';

import { Role } from '../../src/auth/role.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { aModel } from '../support/fitments.js';
import { seeImport, upload } from '../import/importing.js';

export const MB = 1024 * 1024;
export const HEAD = 'part_number,make,model,year_from,note';
const A_ROW = 'NOPE-1,Honda,Civic,2016,of some length as people write\n';

/** Delay of the event loop while this ran, in milliseconds: the 99th percentile. */
async function heldUp(work: () => unknown): Promise<number> {
  const delays = monitorEventLoopDelay({ resolution: 5 });
  // It sees what happens between two of its own turns.
  const turn = async () => {
    const seen = delays.count;
    while (delays.count === seen) await setImmediate();
  };
  delays.enable();
  await turn();
  await work();
  await turn();
  delays.disable();
  return delays.percentile(99) / 1e6;
}

/** Checks over and over whether the shop is ready, as a load balancer does, while this runs. Returns the responses. */
async function readyDuring(shop: TestShop, work: Promise<unknown>): Promise<number[]> {
  const answers: number[] = [];
  const done = work.then(
    () => true,
    () => true,
  );
  do answers.push((await shop.visitor.fetch('GET', '/readyz')).status);
  while (!(await Promise.race([done, setImmediate(false)])));
  await work;
  return answers;
}

/** Kind of a file, its text, and the response to its sender. */
type HostileFile = readonly [what: string, text: string, problem: string];

/** Tests that each of these is refused with the place, and that the shop responds in the meantime. */
export function testHostileFiles(files: readonly HostileFile[]): void {
  let shop: TestShop;
  let admin: Customer;
  /** Delay for everyone while a file is read in one go, which here is a quarter of the largest. */
  let inOneGo: number;
  beforeAll(async () => {
    shop = await createTestShop();
    admin = await shop.signIn({ role: Role.ADMIN });
    await aModel(shop.database, { make: 'Honda', name: 'Civic' });
    inOneGo = await heldUp(() => parse(`${HEAD}\n${A_ROW.repeat((16 * MB) / A_ROW.length)}`));
  });
  afterAll(() => shop.close());

  test.each(files)(
    '%s: refused with its position, while the shop stays responsive',
    async (_what, text, problem) => {
      const { body } = await upload(admin, Uint8Array.from(gzipSync(text)));
      let ready: number[] = [];

      const delay = await heldUp(async () => (ready = await readyDuring(shop, shop.runTask('imports'))));

      expect(await seeImport(admin, body.id)).toMatchObject({ state: 'REFUSED', rows: 0 });
      expect((await seeImport(admin, body.id)).problem).toContain(problem);
      expect(new Set(ready)).toEqual(new Set([200]));
      expect(delay).toBeLessThan(inOneGo / 3);
    },
  );
}
