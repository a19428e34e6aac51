/** "14:32 CET"; without its zone if there is little room, as in a subject. */
export function clock(at: Date, timeZone: string, zone: 'zone' | 'no zone' = 'zone'): string {
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    ...(zone === 'zone' && { timeZoneName: 'short' }),
  }).format(at);
}

/** "21 Nov". */
export function day(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone }).format(at);
}

/** "21 Nov 2026, 13:41 CET". */
export function moment(at: Date, timeZone: string): string {
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone }).format(at);
  return `${date}, ${clock(at, timeZone)}`;
}
