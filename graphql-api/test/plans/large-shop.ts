import { Client } from 'pg';

/** A million takes a minute longer: `PLANNED_PARTS=1000000 npm test -- --selectProjects api --testPathPatterns test/plans`. */
export const PARTS = Number(process.env.PLANNED_PARTS ?? 200_000);

/** Fills a migrated database as a large shop's is, without the ledger. Indexes are made anew afterwards: that is quicker. */
export async function fillLargeShop(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const indexes = await dropIndexes(client);
    await client.query(
      `INSERT INTO part (id, name, price_minor, order_quantity, available_quantity, received_quantity, description,
           category, brand, part_number, created_by, created_at)
         SELECT gen_random_uuid(),
           (ARRAY['Brake disc', 'Brake pad set', 'Oil filter', 'Air filter', 'Spark plug', 'Wiper blade', 'Headlamp',
             'Control arm', 'Shock absorber', 'Wheel bearing'])[1 + n % 10] || ' ' ||
             (ARRAY['front', 'rear', 'left', 'right', 'vented'])[1 + n / 10 % 5] || ' N' || n || CASE WHEN n % 211 = 0 THEN ' ceramic' ELSE '' END,
           500 + n::bigint * 7919 % 50000, 1, CASE WHEN n % 17 = 0 THEN 0 ELSE 200 END, CASE WHEN n % 17 = 0 THEN 0 ELSE 200 END,
           'Fits what it fits.',
           (ARRAY['BRAKES', 'BRAKES', 'FILTERS', 'FILTERS', 'IGNITION', 'ACCESSORIES', 'LIGHTING', 'SUSPENSION',
             'SUSPENSION', 'WHEELS'])[1 + n % 10],
           'Brand ' || sqrt(n::bigint * 104729 % 90000)::integer,
           'NL-' || n, 'admin@example.com', now() - n * interval '1 minute'
         FROM generate_series(1, $1::integer) AS n`,
      [PARTS],
    );
    for (const index of indexes) await client.query(index);
    await client.query('VACUUM (ANALYZE) part');
  } finally {
    await client.end();
  }
}

/** Drops the indexes of parts that no constraint stands on; answers how to make them again. */
async function dropIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE tablename = 'part' AND indexname NOT IN (SELECT conname FROM pg_constraint)`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) => definition);
}
