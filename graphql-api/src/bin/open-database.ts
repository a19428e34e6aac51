import type { DataSource } from 'typeorm';

import { compareMigrations, DATABASE_TOO_OLD } from '../db/compare-migrations.js';
import { createDataSource, type DatabaseSettings } from '../db/data-source.js';
import { isDatabaseUrl, NO_DATABASE_URL } from '../db/database-url.js';
import { checkPostgresVersion } from '../db/postgres-version.js';
import { refusalForDatabaseError } from '../shared/database-error.js';

/** Why a program has no database, in one sentence for the operator; without the address, which holds a password. */
export class NoDatabase extends Error {}

/** Opens the database that a program works on. Throws NoDatabase, also for a server or a database that is too old. */
export async function openDatabase({
  url,
  ...settings
}: Omit<DatabaseSettings, 'url'> & { url: string | undefined }): Promise<DataSource> {
  if (!url) throw new NoDatabase('DATABASE_URL is missing.');
  if (!isDatabaseUrl(url)) throw new NoDatabase(`DATABASE_URL ${NO_DATABASE_URL}.`);
  try {
    const database = await createDataSource({ url, ...settings }).initialize();
    await requireSupported(database);
    return database;
  } catch (error) {
    if (error instanceof NoDatabase) throw error;
    const { code } = (error ?? {}) as { code?: unknown };
    // invalid_password, invalid_authorization_specification, invalid_catalog_name
    if (code === '28P01' || code === '28000' || code === '3D000')
      throw new NoDatabase('The database of DATABASE_URL does not let us in.', { cause: error });
    if (refusalForDatabaseError(error))
      throw new NoDatabase('The database does not answer.', { cause: error });
    throw error;
  }
}

async function requireSupported(database: DataSource): Promise<void> {
  const [{ version }] = await database.query<[{ version: number }]>(
    "SELECT current_setting('server_version_num')::integer AS version",
  );
  const { error, warning } = checkPostgresVersion(version);
  if (warning) console.warn(warning);
  const refusal = error ?? ((await compareMigrations(database)).tooOld ? DATABASE_TOO_OLD : undefined);
  if (refusal === undefined) return;
  await database.destroy();
  throw new NoDatabase(refusal);
}
