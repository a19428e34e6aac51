import { endedBefore, endOfDay, LAST_ZONE } from './last-day.js';
import { isoDay } from './shop-day.js';

const DAY_MS = 24 * 3_600_000;
const moments = [
  ['UTC', '2026-10-27T00:00:00.000Z'],
  ['UTC', '2026-10-27T14:32:10.123Z'],
  ['UTC', '2026-10-27T23:59:59.999Z'],
  ['America/Los_Angeles', '2026-10-27T07:00:00.000Z'],
  ['America/Los_Angeles', '2026-10-28T06:59:59.999Z'],
  ['Pacific/Auckland', '2026-10-26T11:00:00.000Z'],
] as const;

test.each(moments)(
  'in %s, a time limit of 30 days from %s ends on the same date for every reader',
  (shop, iso) => {
    const at = new Date(iso);
    const end = endOfDay(at, 30, shop);

    expect(end.toISOString()).toBe('2026-11-27T11:59:59.999Z');
    expect(isoDay(end, LAST_ZONE)).toBe('2026-11-26');
    // By no clock it is over before.
    for (const zone of ['Pacific/Pago_Pago', 'America/Los_Angeles', 'Europe/Berlin', 'Pacific/Kiritimati'])
      expect(isoDay(end, zone) >= '2026-11-26').toBe(true);
    expect(end.getTime()).toBeGreaterThan(at.getTime() + 30 * DAY_MS);
  },
);

test.each(moments)('in %s, endedBefore() agrees with endOfDay(): %s', (shop, iso) => {
  const at = new Date(iso);
  const end = endOfDay(at, 21, shop).getTime();

  expect(at < endedBefore(new Date(end), 21, shop)).toBe(false);
  expect(at < endedBefore(new Date(end + 1), 21, shop)).toBe(true);
});
