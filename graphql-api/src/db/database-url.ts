/** What is wrong with an invalid address; without its value, which holds a password. */
export const NO_DATABASE_URL =
  'must be an address such as postgres://user:password@host:5432/axle; in the password, % is written %25, / %2F, # %23, ? %3F, @ %40';

/** Whether it is an address of Postgres that its driver can read. */
export function isDatabaseUrl(text: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { username, password, pathname } = new URL(text);
  try {
    // Compared, because a bundler may drop a call that no one uses, though it may throw.
    return decodeURIComponent(`${username} ${password} ${pathname}`) !== '';
  } catch {
    return false;
  }
}
