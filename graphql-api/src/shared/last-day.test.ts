import { endedBefore, endOfDay, LAST_ZONE } from './last-day.js';

const DAY_MS = 24 * 3_600_000;
const day = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(at);
const moments = ['2026-10-27T00:00:00.000Z', '2026-10-27T14:32:10.123Z', '2026-10-27T23:59:59.999Z'];

test.each(moments)('a time limit of 30 days from %s ends with the same day for every reader', (iso) => {
  const at = new Date(iso);
  const end = endOfDay(at, 30);

  expect(end.toISOString()).toBe('2026-11-27T11:59:59.999Z');
  expect(day(end, LAST_ZONE)).toBe('2026-11-26');
  // By nobody's clock it is over before.
  for (const zone of ['Pacific/Pago_Pago', 'America/Los_Angeles', 'Europe/Berlin', 'Pacific/Kiritimati'])
    expect(day(end, zone) >= '2026-11-26').toBe(true);
  expect(end.getTime()).toBeGreaterThan(at.getTime() + 30 * DAY_MS);
});

test.each(moments)('what ended before a moment is told from when it began: %s', (iso) => {
  const at = new Date(iso);
  const end = endOfDay(at, 21).getTime();

  expect(at < endedBefore(new Date(end), 21)).toBe(false);
  expect(at < endedBefore(new Date(end + 1), 21)).toBe(true);
});
