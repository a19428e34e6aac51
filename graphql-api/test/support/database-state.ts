import type { DataSource } from 'typeorm';

/**
 * A fingerprint of every table of the shop, by name: whatever was stored, changed or removed shows. Counters of calls
 * are left out.
 */
export async function databaseState(database: DataSource): Promise<Record<string, string>> {
  const tables = await database.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_name <> 'rate_limit' ORDER BY 1`,
  );
  const states = tables.map(async ({ name }) => {
    const [row] = await database.query<{ state: string }[]>(
      `SELECT count(*) || ' rows, ' || coalesce(md5(string_agg(item::text, '|' ORDER BY item::text)), '') AS state
       FROM "${name}" AS item`,
    );
    return [name, row?.state ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(states));
}
