import { ImportKills } from '../support/import-kills.js';

jest.setTimeout(120_000);

describe('C30: with a file of parts in hand', () => {
  // Every other point: import-kills.faults.ts.
  test.each([
    ['applying', 'advance:before:5', 'APPLYING WRITING 100'],
    ['refusing', 'advance:after:3', 'APPLYING GIVING_BACK 200'],
  ] as const)(
    '%s, at %s: after a restart it is whole, or nothing of it is there',
    async (doing, at, diedAt) => {
      const kills = await ImportKills.open();

      expect(await kills.run(doing, at)).toEqual({ diedAt, faults: [] });

      await kills.close();
    },
  );
});
