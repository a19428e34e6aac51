const MIN_MAJOR = 15;
const MAX_MAJOR = 18;

/** What is wrong with a server's version (`server_version_num`): too old to run on, or newer than any that was tested. */
export function checkPostgresVersion(version: number): { error?: string; warning?: string } {
  const major = Math.floor(version / 10_000);
  const supported = `Axle supports Postgres ${MIN_MAJOR} to ${MAX_MAJOR}`;
  if (major < MIN_MAJOR) return { error: `${supported}; this server is ${major}. Upgrade the server first.` };
  return major > MAX_MAJOR ? { warning: `${supported}; this server is ${major}, which was not tested.` } : {};
}
