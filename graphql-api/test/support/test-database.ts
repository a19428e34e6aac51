import { randomBytes } from 'node:crypto';

import type { Client } from 'pg';

import { createDataSource } from '../../src/db/data-source.js';
import { connected } from './connected.js';
import { testEnvironment } from './test-environment.js';

const TEMPLATE = 'axle_template';
const TEMPLATE_LOCK = 7_000_001;

/** Minimum size of a large database, in bytes; a migrated one has 11 MB. */
const LARGE = 100_000_000;

export interface TestDatabase {
  readonly url: string;
  /**
   * Frees space where that is worth it. Small ones are removed with the cluster at the end: for each new file ext4
   * searches all inodes that were freed in the last minutes, which took half of Postgres' CPU when each was dropped.
   */
  drop(): Promise<void>;
}

/** A migrated database of its own on the real Postgres, copied from a template that the first caller makes. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(async (client, name) => {
    // CREATE DATABASE … TEMPLATE allows no second session on the template: one at a time.
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [TEMPLATE]);
    if (rowCount === 0) await createTemplate(client);
    // By files: otherwise the log would receive all of them as well.
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
  });
}

/** A database as Postgres makes it: not migrated. */
export const createBareDatabase = (): Promise<TestDatabase> =>
  createDatabase((client, name) => client.query(`CREATE DATABASE ${name}`));

async function createDatabase(
  create: (client: Client, name: string) => Promise<unknown>,
): Promise<TestDatabase> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  await asSuperuser((client) => create(client, name));
  return {
    url: urlOf(name),
    drop: () =>
      asSuperuser(async (client) => {
        const { rows } = await client.query<{ size: string }>('SELECT pg_database_size($1) AS size', [name]);
        if (Number(rows[0]?.size) > LARGE) await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
      }),
  };
}

async function createTemplate(client: Client): Promise<void> {
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  const template = await createDataSource({ url: urlOf(TEMPLATE), poolSize: 1 }).initialize();
  await template.runMigrations();
  await template.destroy();
}

const asSuperuser = <T>(work: (client: Client) => Promise<T>): Promise<T> =>
  connected(testEnvironment.databaseUrl(), work);

function urlOf(database: string): string {
  const url = new URL(testEnvironment.databaseUrl());
  url.pathname = `/${database}`;
  return url.href;
}
