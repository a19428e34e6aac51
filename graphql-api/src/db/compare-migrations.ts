import type { DataSource } from 'typeorm';

/** The migrations that this release knows, those of them that a database lacks, and those that it has of a newer release, by name. */
export async function compareMigrations(
  database: DataSource,
): Promise<{ known: string[]; lacking: string[]; newer: string[] }> {
  const known = database.migrations.map(({ name, constructor }) => name ?? constructor.name);
  const [{ exists }] = await database.query<[{ exists: boolean }]>(
    `SELECT to_regclass('migrations') IS NOT NULL AS exists`,
  );
  const rows = exists ? await database.query<{ name: string }[]>('SELECT name FROM migrations') : [];
  const done = new Set(rows.map(({ name }) => name));
  return {
    known,
    lacking: known.filter((name) => !done.has(name)),
    newer: [...done].filter((name) => !known.includes(name)),
  };
}
