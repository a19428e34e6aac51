/** A time of November 2026 by the user's own clock: a page shows this day and hour in any time zone. */
export const november = (day: number, hours: number, minutes = 0): string =>
  new Date(2026, 10, day, hours, minutes).toISOString();
