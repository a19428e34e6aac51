import { isoDay, isoMoment, startOfDay } from './shop-day.js';

test.each([
  ['America/Los_Angeles', '2026-11-28T06:00:00.123Z', '2026-11-27', '2026-11-27T22:00:00.123-08:00'],
  ['America/Los_Angeles', '2026-07-01T06:00:00.000Z', '2026-06-30', '2026-06-30T23:00:00.000-07:00'],
  ['Asia/Kathmandu', '2026-11-27T18:15:00.000Z', '2026-11-28', '2026-11-28T00:00:00.000+05:45'],
  ['UTC', '2026-11-28T06:00:00.123Z', '2026-11-28', '2026-11-28T06:00:00.123Z'],
])('in %s, %s is on %s', (zone, iso, day, local) => {
  const at = new Date(iso);

  expect(isoDay(at, zone)).toBe(day);
  expect(isoMoment(at, zone)).toBe(local);
  expect(new Date(local)).toEqual(at);
});

test.each([
  ['America/Los_Angeles', '2026-03-08', '2026-03-08T08:00:00.000Z'],
  ['America/Los_Angeles', '2026-03-09', '2026-03-09T07:00:00.000Z'],
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
  ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-28', '2026-11-27T10:00:00.000Z'],
])('in %s, %s begins at %s', (zone, day, start) => {
  const begins = startOfDay(day, zone);

  expect(begins.toISOString()).toBe(start);
  expect(isoDay(begins, zone)).toBe(day);
  expect(isoDay(new Date(begins.getTime() - 1), zone)).not.toBe(day);
});
