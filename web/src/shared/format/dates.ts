/**
 * Formats dates. Days without a time are days of the shop's time zone, so that server, emails and all users
 * agree; times are in the user's own time zone. Month names are ours: Node and browsers differ ("Sept").
 */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const localDay = (date: Date) => `${months[date.getMonth()] ?? ''} ${date.getDate()}, ${date.getFullYear()}`;

function localTime(date: Date): string {
  const hours = date.getHours();
  return `${hours % 12 || 12}:${String(date.getMinutes()).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** "Nov 14, 2026", of an ISO 8601 date. */
export const utcDay = (iso: string) => `${shortUtcDay(iso)}, ${new Date(iso).getUTCFullYear()}`;

/** "Nov 14, 2026": the day of a timestamp in the shop's time zone. */
export const shopDay = (iso: string, timeZone: string) => utcDay(isoDay(new Date(iso), timeZone));

/** Start of a timestamp's day in the shop's time zone, also where clocks change at midnight. */
export function startOfDay(at: Date, timeZone: string): Date {
  const day = isoDay(at, timeZone);
  const midnight = Date.parse(day);
  const starts = [-dayMs, dayMs]
    .map((aside) => midnight - offsetAt(new Date(midnight + aside), timeZone))
    .filter((start) => isoDay(new Date(start), timeZone) === day);
  return new Date(Math.min(...starts));
}

const dayMs = 24 * 3_600_000;

/** Formatters by time zone: creating one takes longer than formatting a page of days. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** "2026-11-14 14:32:00" in a time zone. */
function localIso(at: Date, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  formats.set(timeZone, format);
  return format.format(at);
}

const isoDay = (at: Date, timeZone: string) => localIso(at, timeZone).slice(0, 10);

/** Milliseconds ahead of UTC. */
const offsetAt = (at: Date, timeZone: string) => Date.parse(`${localIso(at, timeZone)}Z`) - at.getTime();

/** "2:32 PM", in the user's time zone. */
export const timeOfDay = (iso: string) => localTime(new Date(iso));

/** "Nov 21, 2026", in the user's time zone. */
export const day = (iso: string) => localDay(new Date(iso));

/** "Nov 21, 2026, 1:32 PM", in the user's time zone. */
export function moment(iso: string): string {
  const date = new Date(iso);
  return `${localDay(date)}, ${localTime(date)}`;
}

/** "2:32 PM today" when that is the day of `now`, else date and time. */
export function formatRelativeDate(now: Date, iso: string): string {
  return localDay(now) === localDay(new Date(iso)) ? `${timeOfDay(iso)} today` : moment(iso);
}

/** "Nov 21, 1:32 PM" in the user's time zone; with the year when that is not the year of `now`. */
export function recentMoment(now: Date, iso: string): string {
  const date = new Date(iso);
  if (date.getFullYear() !== now.getFullYear()) return moment(iso);
  return `${shortDay(iso)}, ${localTime(date)}`;
}

/** "Nov 26, 2026": the last day of a time limit, which ends when that day is over everywhere, 12 hours behind UTC. */
export const lastDay = (iso: string) => utcDay(new Date(Date.parse(iso) - 12 * 3_600_000).toISOString());

/** "Nov 14", in the user's time zone. */
export function shortDay(iso: string): string {
  const date = new Date(iso);
  return `${months[date.getMonth()] ?? ''} ${date.getDate()}`;
}

/** "Nov 14", of an ISO 8601 date. */
export function shortUtcDay(iso: string): string {
  const date = new Date(iso);
  return `${months[date.getUTCMonth()] ?? ''} ${date.getUTCDate()}`;
}

/** "today", or "Nov 14" in the user's time zone; with the year when that is not the year of `now`. */
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
