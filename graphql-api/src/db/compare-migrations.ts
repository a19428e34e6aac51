import type { DataSource } from 'typeorm';

/** Shown to an operator who starts a program on a database that the baseline can't continue. */
export const DATABASE_TOO_OLD =
  'The database is older than build 2193c1d6, from which this release continues: run migrate.js of that build on it first.';

interface Comparison {
  /** The migrations of this release. */
  known: string[];
  /** Migrations that the database lacks. */
  lacking: string[];
  /** Migrations that the database has of a newer release. */
  newer: string[];
  /** A build before the baseline migrated it last. */
  tooOld: boolean;
}

/** Compares the migrations of this release with those that a database has. */
export async function compareMigrations(database: DataSource): Promise<Comparison> {
  const known = database.migrations.map(({ name, constructor }) => name ?? constructor.name);
  const [baseline = ''] = known;
  const [{ exists }] = await database.query<[{ exists: boolean }]>(
    `SELECT to_regclass('migrations') IS NOT NULL AS exists`,
  );
  const rows = exists
    ? await database.query<{ name: string; former: boolean }[]>(
        'SELECT name, timestamp < right($1, 13)::bigint AS former FROM migrations',
        [baseline],
      )
    : [];
  const done = new Set(rows.map(({ name }) => name));
  return {
    known,
    lacking: known.filter((name) => !done.has(name)),
    newer: rows.filter(({ name, former }) => !former && !known.includes(name)).map(({ name }) => name),
    tooOld: done.size > 0 && !done.has(baseline),
  };
}
