import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { freePorts } from '../../src/config/ports.js';
import { installedBinaries } from '../../src/postgres/postgres-binaries.js';
import { choosePlace, type PostgresPlace } from '../../src/postgres/postgres-place.js';
import { PostgresService, type PostgresOptions } from '../../src/postgres/postgres.service.js';
import { Guardian } from '../../src/process/guardian.js';
import { commandLine } from '../../src/process/process-identity.js';
import { buildLocal } from '../support/built.js';
import { aFolder, isRoot, removeFolders } from '../support/folders.js';

jest.setTimeout(60_000);

let guardian: Guardian;
const started: PostgresService[] = [];

beforeAll(() => {
  buildLocal();
  guardian = new Guardian();
});
afterEach(async () => {
  for (const server of started.splice(0)) await server.stop();
});
afterAll(async () => {
  await guardian.dismiss();
  removeFolders();
});

async function aPostgres(folder: string, changes: Partial<PostgresOptions> = {}): Promise<PostgresService> {
  const place = choosePlace(folder, installedBinaries());
  if (place.outside) guardian.removeAtEnd(place.outside);
  const [port = 0] = await freePorts(1);
  const logFile = join(folder, 'logs', 'postgres.log');
  const server = new PostgresService({
    place,
    port,
    password: 'local-password',
    logFile,
    register: guardian,
    ...changes,
  });
  started.push(server);
  return server;
}

async function query(server: PostgresService, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server.url() });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const clusterOf = (folder: string): PostgresPlace => choosePlace(folder, installedBinaries());

test('the server starts even if the shell requires TLS for Postgres', async () => {
  process.env.PGSSLMODE = 'require';
  try {
    await (await aPostgres(aFolder())).start();
  } finally {
    delete process.env.PGSSLMODE;
  }
});

// As root the server can't run as the caller, and whether its substitute user gets into the folder makes two cases.
const places = isRoot
  ? [
      { as: 'as root, in a folder that others may enter', closed: false },
      { as: 'as root, in a folder that no one else may enter', closed: true },
    ]
  : [{ as: 'as an ordinary user', closed: true }];

describe.each(places)('$as', ({ closed }) => {
  let folder: string;
  beforeAll(() => {
    folder = aFolder({ closed });
  });

  test('a new folder gets a database in UTF-8 and UTC, and the next start finds its rows', async () => {
    const first = await aPostgres(folder);
    await first.start();
    const [settings] = await query(
      first,
      `select current_setting('server_encoding') as encoding, current_setting('TimeZone') as zone, lower('ÄÖÉ') as lower`,
    );
    expect(settings).toEqual({ encoding: 'UTF8', zone: 'UTC', lower: 'äöé' });
    await query(first, `create table note (text text); insert into note values ('kept')`);
    await first.stop();

    const second = await aPostgres(folder);
    await second.start();
    expect(await query(second, 'select text from note')).toEqual([{ text: 'kept' }]);
  });

  test('committed data survives a kill -9', async () => {
    const first = await aPostgres(folder);
    await first.start();
    await query(first, `create table fact (text text); insert into fact values ('committed')`);
    first.process?.signal('SIGKILL');
    await first.process?.exited;

    const second = await aPostgres(folder);
    await second.start();
    expect(await query(second, 'select text from fact')).toEqual([{ text: 'committed' }]);
  });

  test('a folder that was removed and recreated starts with an empty database', async () => {
    const first = await aPostgres(folder);
    await first.start();
    await query(first, 'create table lost (text text)');
    await first.stop();
    rmSync(folder, { recursive: true });
    mkdirSync(folder);

    const second = await aPostgres(folder);
    await second.start();
    expect(await query(second, `select to_regclass('lost') as lost`)).toEqual([{ lost: null }]);
  });
});

/** A folder in which a server has run before, so that none of these waits for a first start. */
let used: string;
beforeAll(() => {
  used = aFolder();
});

test('the extensions for the catalogue search exist', async () => {
  const server = await aPostgres(used);
  await server.start();
  await query(server, 'create extension pg_trgm; create extension unaccent; create extension citext');
  expect(await query(server, `select unaccent('Bosché') as plain`)).toEqual([{ plain: 'Bosche' }]);
});

test('a second server on the same data is refused while the first one runs', async () => {
  const first = await aPostgres(used);
  await first.start();
  const second = await aPostgres(used);
  await expect(second.start()).rejects.toMatchObject({ code: 'POSTGRES_IN_USE' });
  expect(await query(first, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a lock left by a killed server is cleared even when its process id now belongs to another program', async () => {
  const first = await aPostgres(used);
  await first.start();
  const { clusterDir } = clusterOf(used);
  const lock = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8');
  await first.stop();
  const bystander = spawn('sleep', ['60'], { ...(isRoot && { uid: 65534, gid: 65534 }) });
  writeFileSync(join(clusterDir, 'postmaster.pid'), lock.replace(/^\d+/, String(bystander.pid)));

  const second = await aPostgres(used);
  await second.start();
  expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(commandLine(bystander.pid!)).toContain('sleep');
  bystander.kill();
});

test('an interrupted first start is begun again', async () => {
  const folder = aFolder();
  const { clusterDir } = clusterOf(folder);
  mkdirSync(`${clusterDir}.unfinished-1`);
  writeFileSync(join(`${clusterDir}.unfinished-1`, 'PG_VERSION'), '18\n');
  const server = await aPostgres(folder);
  await server.start();
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(existsSync(`${clusterDir}.unfinished-1`)).toBe(false);
});

test('data of another major version is left unchanged, with instructions', async () => {
  const first = await aPostgres(used);
  await first.start();
  await first.stop();
  const version = join(clusterOf(used).clusterDir, 'PG_VERSION');
  const ours = readFileSync(version);
  writeFileSync(version, '16\n');
  const start = (await aPostgres(used)).start();
  await expect(start).rejects.toMatchObject({ code: 'POSTGRES_OTHER_VERSION' });
  await expect(start).rejects.toThrow(/written by PostgreSQL 16, and this is 18\. Remove that folder/);
  writeFileSync(version, ours);
});

test('a lost password is distinguished from a broken server', async () => {
  const first = await aPostgres(used);
  await first.start();
  await first.stop();
  const second = await aPostgres(used, { password: 'another' });
  await expect(second.start()).rejects.toMatchObject({ code: 'POSTGRES_PASSWORD_LOST' });
  expect(second.process?.running).toBe(false);
});

test('a port in use is reported with the variable that changes it', async () => {
  const somebody = createServer().listen(0, '127.0.0.1');
  await once(somebody, 'listening');
  const { port } = somebody.address() as { port: number };
  const server = await aPostgres(aFolder(), { port });
  await expect(server.start()).rejects.toThrow(new RegExp(`Port ${port}.*POSTGRES_PORT`));
  somebody.close();
});

test('only this machine can connect, and only with the password', async () => {
  const server = await aPostgres(used);
  await server.start();
  const wrong = new pg.Client({ connectionString: server.url().replace('local-password', 'guess') });
  await expect(wrong.connect()).rejects.toMatchObject({ code: '28P01' });
  expect(await query(server, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  expect(await query(server, 'show unix_socket_directories')).toEqual([{ unix_socket_directories: '' }]);
});
