import type { DataSource } from 'typeorm';

/** SQL: the shop's time zone. A statement reads it once. */
const TIME_ZONE = '(SELECT time_zone FROM shop_time_zone)';

/** SQL: the day of a timestamp, in the shop's time zone. */
export const daySql = (moment: string): string => `(${moment} AT TIME ZONE ${TIME_ZONE})::date`;

/** SQL: whether a time is on a day. An index of times finds it: where clocks change at midnight, a day starts up to two hours off. */
export function isOnDaySql(moment: string, day: string): string {
  const midnight = (days: number) =>
    `((CAST(${day} AS date) + ${days})::timestamp AT TIME ZONE ${TIME_ZONE})`;
  return `(${moment} >= ${midnight(0)} - interval '2 hours' AND ${moment} < ${midnight(1)} + interval '2 hours'
    AND ${daySql(moment)} = CAST(${day} AS date))`;
}

/** Makes the days of figures and filters days of this time zone. When it changes, all paid orders are counted again. */
export async function setShopTimeZone(database: DataSource, timeZone: string): Promise<void> {
  await database.transaction(async (manager) => {
    await manager.query('SET LOCAL statement_timeout = 0');
    await manager.query('SELECT set_shop_time_zone($1)', [timeZone]);
  });
}

/** The time zone in which the shop's database counts days. */
export async function getShopTimeZone(database: DataSource): Promise<string> {
  const [{ timeZone }] = await database.query<[{ timeZone: string }]>(
    'SELECT time_zone AS "timeZone" FROM shop_time_zone',
  );
  return timeZone;
}

/** "2026-11-21": the day of a timestamp in a time zone. */
export const isoDay = (at: Date, timeZone: string): string => localTime(at, timeZone).slice(0, 10);

/** "2026-11-21T22:00:00-08:00": ISO 8601 whose date is the day in a time zone; "…Z" in UTC, as everywhere else. */
export function isoMoment(at: Date, timeZone: string): string {
  const offset = offsetAt(at, timeZone);
  if (offset === 0) return at.toISOString();
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  const millis = at.toISOString().slice(19, -1);
  return `${localTime(at, timeZone).replace(' ', 'T')}${millis}${offset < 0 ? '-' : '+'}${hours}:${minutes}`;
}

/** The time at which a day ("2026-11-21") begins in a time zone, also where clocks change at midnight. */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(day);
  const starts = [-1, 1]
    .map((side) => offsetAt(new Date(midnight + side * 24 * 60 * MINUTE_MS), timeZone))
    .map((offset) => new Date(midnight - offset * MINUTE_MS))
    .filter((start) => isoDay(start, timeZone) === day);
  return new Date(Math.min(...starts.map(Number)));
}

const MINUTE_MS = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** "2026-11-21 22:00:00". */
function localTime(at: Date, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  formats.set(timeZone, format);
  return format.format(at);
}

/** Minutes ahead of UTC. */
const offsetAt = (at: Date, timeZone: string): number =>
  Math.round((Date.parse(`${localTime(at, timeZone)}Z`) - at.getTime()) / MINUTE_MS);
