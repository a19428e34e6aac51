import pg from 'pg';

interface Line {
  readonly message?: string;
  readonly detail?: string;
  readonly application_name?: string;
  readonly dbname?: string;
}

/** A statement as it was sent. */
export interface SentStatement {
  readonly text: string;
  readonly values: readonly (string | null)[];
}

/** Settings of a Postgres whose statements are to be recorded. */
export const RECORDING = [
  "ALTER SYSTEM SET logging_collector = 'on'",
  "ALTER SYSTEM SET log_destination = 'jsonlog'",
  "ALTER SYSTEM SET log_rotation_age = '0'",
  "ALTER SYSTEM SET log_rotation_size = '0'",
  "ALTER SYSTEM SET log_parameter_max_length = '-1'",
];

const FILE = "pg_current_logfile('jsonlog')";

/** Jobs ask the database, too: of so many recordings the shortest has none of theirs. */
const RECORDINGS = 3;

/** The statements that a database is asked while something is done that asks the same each time, from its own log. */
export async function statementsDuring(
  database: pg.Client,
  work: () => Promise<unknown>,
): Promise<SentStatement[]> {
  let fewest = await record(database, work);
  for (let n = 1; n < RECORDINGS; n++) {
    const again = await record(database, work);
    if (again.length < fewest.length) fewest = again;
  }
  return fewest;
}

async function record(database: pg.Client, work: () => Promise<unknown>): Promise<SentStatement[]> {
  const sizeOf = async () => {
    const { rows } = await database.query<{ size: number }>(
      `SELECT size::float8 AS size FROM pg_stat_file(${FILE})`,
    );
    return rows[0]?.size ?? 0;
  };
  await setLogging(database, true);
  const from = await sizeOf();
  await work();
  await setLogging(database, false);
  const { rows } = await database.query<{ text: string }>(
    `SELECT pg_read_file(${FILE}, ${from}, ${(await sizeOf()) - from}) AS text`,
  );
  return (rows[0]?.text ?? '')
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as Line)
    .flatMap(sent);
}

async function setLogging(database: pg.Client, on: boolean): Promise<void> {
  await database.query(`ALTER SYSTEM SET log_min_duration_statement = ${on ? 0 : -1}`);
  await database.query('SELECT pg_reload_conf()');
  // Every backend takes the new setting up before its next statement; the reload itself takes a moment.
  await database.query('SELECT pg_sleep(0.2)');
}

function sent({ message = '', detail = '' }: Line): SentStatement[] {
  const text = /^duration: [\d.]+ ms {2}(?:execute [^:]*|statement): (.*)$/s.exec(message)?.[1];
  if (
    text === undefined ||
    !/^\s*(SELECT|WITH)\b/.test(text) ||
    /pg_(stat_file|read_file|sleep|reload)/.test(text)
  ) {
    return [];
  }
  const values = [...detail.matchAll(/\$\d+ = (NULL|'(?:[^']|'')*')/g)].map(([, value = 'NULL']) =>
    value === 'NULL' ? null : value.slice(1, -1).replaceAll("''", "'"),
  );
  return [{ text, values }];
}
