/** "2:32 PM EST"; without its zone if there is little room, as in a subject. */
export const clock = (at: Date, timeZone: string, zone: 'zone' | 'no zone' = 'zone'): string =>
  american(at, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    ...(zone === 'zone' && { timeZoneName: 'short' }),
  });

/** "Nov 21". */
export const day = (at: Date, timeZone: string): string =>
  american(at, { day: 'numeric', month: 'short', timeZone });

/** "Nov 21, 2026, 1:41 PM EST". */
export const moment = (at: Date, timeZone: string): string =>
  `${american(at, { dateStyle: 'medium', timeZone })}, ${clock(at, timeZone)}`;

/** Some versions of Node put a narrow no-break space before PM, which mail programs show as a box. */
const american = (at: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', options).format(at).replaceAll('\u{202f}', ' ');
