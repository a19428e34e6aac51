/**
 * Dates as people here read them. What the server renders is formatted in UTC, so that server and browser agree; what
 * only a browser shows is in the reader's own time. Month names are ours: Node and browsers differ ("Sept").
 */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const twoDigits = (value: number) => String(value).padStart(2, '0');

const localDay = (date: Date) => `${date.getDate()} ${months[date.getMonth()] ?? ''} ${date.getFullYear()}`;

const localTime = (date: Date) => `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;

/** "14 Nov 2026", in UTC. */
export function utcDay(iso: string): string {
  const date = new Date(iso);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`;
}

/** "14:32", in the reader's time zone. */
export const timeOfDay = (iso: string) => localTime(new Date(iso));

/** "21 Nov 2026", in the reader's time zone. */
export const day = (iso: string) => localDay(new Date(iso));

/** "21 Nov 2026, 13:32", in the reader's time zone. */
export function moment(iso: string): string {
  const date = new Date(iso);
  return `${localDay(date)}, ${localTime(date)}`;
}

/** "14:32 today" when that is the day of `now`, else the full moment. */
export function momentSeenFrom(now: Date, iso: string): string {
  return localDay(now) === localDay(new Date(iso)) ? `${timeOfDay(iso)} today` : moment(iso);
}

/** "21 Nov, 13:32" in the reader's time zone; with the year when that is not the year of `now`. */
export function recentMoment(now: Date, iso: string): string {
  const date = new Date(iso);
  if (date.getFullYear() !== now.getFullYear()) return moment(iso);
  return `${shortDay(iso)}, ${localTime(date)}`;
}

/** "26 Nov 2026": the last day of a time limit, which ends when that day is over everywhere, 12 hours behind UTC. */
export const lastDay = (iso: string) => utcDay(new Date(Date.parse(iso) - 12 * 3_600_000).toISOString());

/** When the day of this moment began, in the reader's time zone. */
export const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());

/** "14 Nov", in the reader's time zone. */
export function shortDay(iso: string): string {
  const date = new Date(iso);
  return `${date.getDate()} ${months[date.getMonth()] ?? ''}`;
}

/** "14 Nov", in UTC: days that the shop counts in. */
export function shortUtcDay(iso: string): string {
  const date = new Date(iso);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''}`;
}

/** "today", or "14 Nov" in the reader's time zone; with the year when that is not the year of `now`. */
export function recentDay(now: Date, iso: string): string {
  const date = new Date(iso);
  if (localDay(date) === localDay(now)) return 'today';
  if (date.getFullYear() !== now.getFullYear()) return localDay(date);
  return shortDay(iso);
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** "a moment ago", "3 minutes ago", "2 hours ago". */
export function ago(now: Date, then: Date): string {
  const minutes = Math.floor((now.getTime() - then.getTime()) / 60_000);
  if (minutes < 1) return 'a moment ago';
  return minutes < 60 ? counted(minutes, 'minute') : counted(Math.floor(minutes / 60), 'hour');
}
