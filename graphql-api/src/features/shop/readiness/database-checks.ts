import type { DataSource } from 'typeorm';

import { compareMigrations, DATABASE_TOO_OLD } from '../../../db/compare-migrations.js';
import { counted } from '../../../shared/counted.js';
import { type Check, good, missing, unknown } from './check.js';
import { ReadinessArea } from './readiness.types.js';

const area = ReadinessArea.DATABASE;
/** Besides the pool, an instance holds one connection for `/readyz` and one that listens for changes. */
const OUTSIDE_POOL = 2;
/** `application_name` of the listening connection: each instance has one. */
const LISTENER = 'axle-changes';

/**
 * Whether the database responds, is up to date, has room for all instances, and delivers change notices. `pool` is
 * DATABASE_POOL.
 */
export const databaseChecks = (
  database: DataSource,
  pool: number,
  noticesArrive: () => Promise<boolean>,
): Check[] => [
  {
    area,
    name: 'Migrations',
    ask: async () => {
      const { known, lacking, newer, tooOld } = await compareMigrations(database);
      if (tooOld)
        return missing(DATABASE_TOO_OLD, {
          steps: ['Check out that build and migrate with it, then run the migrations of this release.'],
        });
      if (lacking.length > 0)
        return missing(`${counted(lacking.length, 'migration')} pending.`, {
          steps: ['Run the migrations of this release, then start the shop.'],
          copy: ['node graphql-api/dist/bundle/migrate.js'],
        });
      if (newer.length > 0)
        return missing('The database was migrated by a newer release than this one.', {
          steps: [
            'Run the release that the database belongs to. You can only go back by restoring a backup.',
          ],
        });
      return good(`Up to date: ${counted(known.length, 'migration')}.`);
    },
  },
  {
    area,
    name: 'Connections',
    ask: async () => {
      const [seen] = await database.query<[{ room: number; instances: number }]>(
        `SELECT current_setting('max_connections')::integer
             - current_setting('superuser_reserved_connections')::integer AS room,
           (SELECT count(DISTINCT pid)::integer FROM pg_stat_activity
             WHERE datname = current_database() AND application_name = $1) AS instances`,
        [LISTENER],
      );
      const { room, instances } = seen;
      if (instances === 0)
        return unknown(
          `No instance is connected to this database now; it has room for ${counted(roomFor(room, pool), 'instance')} of DATABASE_POOL=${pool}.`,
          { steps: ['Start the shop, then check again.'] },
        );
      const needed = instances * (pool + OUTSIDE_POOL);
      const sum = `${counted(instances, 'instance')} × (${pool} + ${OUTSIDE_POOL}) = ${needed} of ${room} connections`;
      if (needed <= room) return good(`${sum}.`);
      return missing(`${sum}: too many.`, {
        steps: ['Lower DATABASE_POOL, raise max_connections in Postgres, or put a pooler between them.'],
        copy: [`DATABASE_POOL=${Math.max(1, Math.floor(room / instances) - OUTSIDE_POOL)}`],
      });
    },
  },
  {
    area,
    name: 'Change notices',
    ask: async () => {
      if (await noticesArrive()) return good('Change notices arrive.');
      return missing('Change notices do not arrive: no instance can cache answers.', {
        steps: [
          'Set DATABASE_DIRECT_URL to the address of the database itself, not of a pooler in transaction mode.',
        ],
      });
    },
  },
  {
    area: ReadinessArea.BACKUPS,
    name: 'Backups',
    ask: async () => {
      const [log] = await database.query<[{ mode: string; at: Date | null; failing: boolean }]>(
        `SELECT current_setting('archive_mode') AS mode, last_archived_time AS at,
           coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) AS failing
         FROM pg_stat_archiver`,
      );
      if (log.mode === 'off')
        return unknown(
          "WAL archiving is off. Dumps and a hosting provider's backups can't be checked from here.",
          {
            steps: ['Set up backups to another machine, and test a restore before you open: docs/backup.md.'],
          },
        );
      if (log.failing || !log.at)
        return missing(
          log.failing
            ? 'WAL archiving is on, but the last attempt failed.'
            : 'WAL archiving is on, but nothing has been archived yet.',
          { steps: ['Check archive_command and the Postgres log: docs/backup.md.'] },
        );
      return unknown(
        `WAL was last archived at ${log.at.toISOString()}. Whether it can be restored can't be checked from here.`,
        { steps: ['Restore a backup on another machine before you open: docs/backup.md.'] },
      );
    },
  },
];

const roomFor = (room: number, pool: number) => Math.floor(room / (pool + OUTSIDE_POOL));
