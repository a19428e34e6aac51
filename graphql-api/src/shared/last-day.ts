import { isoDay, startOfDay } from './shop-day.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BEHIND_MS = 12 * HOUR_MS;

/** IANA name of the time zone in which days end last, 12 hours behind UTC. Last days are named in it. */
export const LAST_ZONE = 'Etc/GMT+12';

/**
 * The end of the day that is `days` after the day of a given time in the shop's time zone. It lasts until that
 * day is over everywhere, so that "until 26 Nov" holds for every reader.
 */
export function endOfDay(at: Date, days: number, timeZone: string): Date {
  return new Date(Date.parse(isoDay(at, timeZone)) + (days + 1) * DAY_MS + BEHIND_MS - 1);
}

/** What happened before this time has an `endOfDay` before `now`; what happened later has not. */
export function endedBefore(now: Date, days: number, timeZone: string): Date {
  const today = Date.parse(isoDay(now, LAST_ZONE));
  return startOfDay(isoDay(new Date(today - days * DAY_MS), 'UTC'), timeZone);
}
