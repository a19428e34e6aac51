import { Client } from 'pg';

export const PARTS = 200_000;

/** Fills a migrated database as a large shop's is, without the ledger. Indexes are made anew afterwards: that is quicker. */
export async function fillLargeShop(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO part (id, name, price_minor, order_quantity, available_quantity, received_quantity, description,
           category, brand, part_number, created_by, created_at)
         SELECT gen_random_uuid(),
           (ARRAY['Brake disc', 'Brake pad set', 'Oil filter', 'Air filter', 'Spark plug', 'Wiper blade', 'Headlamp',
             'Control arm', 'Shock absorber', 'Wheel bearing'])[1 + n % 10] || ' ' ||
             (ARRAY['front', 'rear', 'left', 'right', 'vented'])[1 + n / 10 % 5] || ' N' || n,
           500 + n::bigint * 7919 % 50000, 1, CASE WHEN n % 17 = 0 THEN 0 ELSE 200 END, CASE WHEN n % 17 = 0 THEN 0 ELSE 200 END,
           'Fits what it fits.',
           (ARRAY['BRAKES', 'BRAKES', 'FILTERS', 'FILTERS', 'IGNITION', 'ACCESSORIES', 'LIGHTING', 'SUSPENSION',
             'SUSPENSION', 'WHEELS'])[1 + n % 10],
           'Brand ' || sqrt(n::bigint * 104729 % 90000)::integer,
           'NL-' || n, 'admin@example.com', now() - n * interval '1 minute'
         FROM generate_series(1, $1::integer) AS n`,
      [PARTS],
    );
    await client.query('VACUUM (ANALYZE) part');
  } finally {
    await client.end();
  }
}
