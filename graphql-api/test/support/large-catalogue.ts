import type { DataSource } from 'typeorm';

/** Parts a statement: few enough for the shop's own statement timeout on a busy machine. */
const SLICE = 2000;

/** Fills the catalogue as a large shop's is, without the ledger. */
export async function fillCatalogue(database: DataSource, parts: number): Promise<void> {
  for (let from = 1; from <= parts; from += SLICE) {
    await addParts(database, from, Math.min(from + SLICE - 1, parts));
  }
  await database.query('ANALYZE part');
}

async function addParts(database: DataSource, from: number, to: number): Promise<void> {
  await database.query(
    `INSERT INTO part (id, name, price_minor, order_quantity, available_quantity, received_quantity, description,
         category, brand, part_number, created_by, created_at)
       SELECT gen_random_uuid(),
         (ARRAY['Brake disc', 'Brake pad set', 'Oil filter', 'Air filter', 'Spark plug', 'Wiper blade', 'Headlight',
           'Control arm', 'Shock absorber', 'Wheel bearing'])[1 + n % 10] || ' ' ||
           (ARRAY['front', 'rear', 'left', 'right', 'vented'])[1 + n / 10 % 5] || ' N' || n,
         500 + n % 50000, 1, 20, 20, 'Fits what it fits.',
         (ARRAY['BRAKES', 'BRAKES', 'FILTERS', 'FILTERS', 'IGNITION', 'ACCESSORIES', 'LIGHTING', 'SUSPENSION',
           'SUSPENSION', 'WHEELS'])[1 + n % 10],
         (ARRAY['Norrland', 'Alpina Parts', 'Steelhart', 'Kite', 'Renwick', 'Otoshi', 'Bremex', 'Lumo'])[1 + n % 8],
         'NL-' || n, 'admin@example.com', now() - n * interval '1 minute'
       FROM generate_series($1::integer, $2::integer) AS n`,
    [from, to],
  );
}
