const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BEHIND_MS = 12 * HOUR_MS;

/** IANA name of the time zone in which days end last, 12 hours behind UTC. Last days are named in it. */
export const LAST_ZONE = 'Etc/GMT+12';

/**
 * The last moment of the day, in UTC, that is `days` after another. It lasts until that day is over everywhere, so
 * that "until 26 Nov" holds for whoever reads it.
 */
export function endOfDay(at: Date, days: number): Date {
  return new Date((dayOf(at) + days + 1) * DAY_MS + BEHIND_MS - 1);
}

/** What happened before this moment has an `endOfDay` before `now`; what happened later has not. */
export function endedBefore(now: Date, days: number): Date {
  return new Date((dayOf(new Date(now.getTime() - BEHIND_MS)) - days) * DAY_MS);
}

const dayOf = (at: Date) => Math.floor(at.getTime() / DAY_MS);
