import { lastDay, moment, formatRelativeDate, shopDay, startOfDay, timeOfDay, utcDay } from './dates';

// Local times in the tests are made from local parts, so that they hold in any time zone.
const local = (day: number, hours: number, minutes: number) => new Date(2026, 8, day, hours, minutes);

test('a date rendered by the server is the same everywhere', () => {
  expect(utcDay('2026-11-14T23:59:59.000Z')).toBe('Nov 14, 2026');
  expect(utcDay('2026-09-01T00:00:00.000Z')).toBe('Sep 1, 2026');
});

test("a date in the shop's time zone is the same for every reader", () => {
  expect(shopDay('2026-11-28T06:00:00.000Z', 'America/Los_Angeles')).toBe('Nov 27, 2026');
  expect(shopDay('2026-11-28T06:00:00.000Z', 'UTC')).toBe('Nov 28, 2026');
});

test.each([
  ['America/Los_Angeles', '2026-11-28T06:00:00.000Z', '2026-11-27T08:00:00.000Z'],
  ['America/Los_Angeles', '2026-03-09T06:59:59.999Z', '2026-03-08T08:00:00.000Z'],
  ['America/Havana', '2026-03-08T20:00:00.000Z', '2026-03-08T05:00:00.000Z'],
  ['UTC', '2026-11-28T06:00:00.000Z', '2026-11-28T00:00:00.000Z'],
])('in %s the day of %s starts at %s', (zone, at, start) => {
  expect(startOfDay(new Date(at), zone).toISOString()).toBe(start);
});

test('a last day has one name until it is over everywhere', () => {
  expect(lastDay('2026-11-27T11:59:59.999Z')).toBe('Nov 26, 2026');
  expect(lastDay('2026-11-27T12:00:00.000Z')).toBe('Nov 27, 2026');
});

test("a time is shown in the reader's time zone", () => {
  const iso = local(3, 8, 5).toISOString();
  expect(timeOfDay(iso)).toBe('8:05 AM');
  expect(moment(iso)).toBe('Sep 3, 2026, 8:05 AM');
});

test('a time today is marked as today', () => {
  const iso = local(3, 14, 32).toISOString();
  expect(formatRelativeDate(local(3, 9, 0), iso)).toBe('2:32 PM today');
  expect(formatRelativeDate(local(2, 23, 59), iso)).toBe('Sep 3, 2026, 2:32 PM');
});
