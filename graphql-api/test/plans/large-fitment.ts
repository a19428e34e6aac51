import { PartType } from '../../src/features/catalogue/part/part-type.js';
import { connected } from '../support/connected.js';

/** 50,000 parts have a million rows: `PLANNED_FITMENT_PARTS=50000 npm run test:faults -- --testPathPatterns plans/fitment`. */
export const PARTS = Number(process.env.PLANNED_FITMENT_PARTS ?? 20_000);

const MODELS = 1000;
const TYPES = Object.values(PartType);
/** A job with the maximum number of slots, of another type each. */
export const JOB = 'everything';
const ROWS_PER_PART = 20;

/** The car of the queries: one of those that most parts fit. */
export const CAR = { make: 'Make 1', model: 'Model 1' };

/**
 * Fills a migrated database with parts that fit cars: of a few models many, as in a shop; two of three lists are complete, one part in
 * fifty is universal, one row in five asks for an engine, one in twenty asks a question, one in a hundred excludes.
 */
export async function fillLargeFitment(databaseUrl: string): Promise<void> {
  await connected(databaseUrl, async (client) => {
    await client.query('SET statement_timeout = 0; SELECT setseed(0.34)');
    await client.query(
      `INSERT INTO part (id, name, price_minor, order_quantity, available_quantity, received_quantity, description,
           category, type, brand, part_number, universal, created_by, created_at)
         SELECT gen_random_uuid(), 'Part ' || n, 500 + n::bigint * 7919 % 50000, 1, units, units, 'Fits what it fits.',
           (ARRAY['BRAKES', 'FILTERS', 'IGNITION', 'ACCESSORIES', 'LIGHTING', 'SUSPENSION', 'WHEELS', 'ENGINE'])[1 + n % 8],
           ($2::text[])[1 + n % cardinality($2::text[])], 'Brand ' || n % 97, 'NL-' || n, n % 50 = 0, 'admin@example.com', now() - n * interval '1 minute'
         FROM (SELECT n, CASE WHEN n % 17 = 0 THEN 0 ELSE 200 END AS units FROM generate_series(1, $1::integer) AS n) AS made`,
      [PARTS, TYPES],
    );
    await client.query(
      `INSERT INTO job (key, title, description, place) VALUES ('${JOB}', 'Everything', '', 1)`,
    );
    await client.query(
      `INSERT INTO job_slot (job_key, place, title, part_type, units, required)
       SELECT '${JOB}', n, type, type, 1, true FROM unnest($1::text[]) WITH ORDINALITY AS type (type, n) WHERE n <= 20`,
      [TYPES],
    );
    await client.query(
      `INSERT INTO vehicle_model (id, make, name, years)
       SELECT n, 'Make ' || 1 + n / 40, 'Model ' || n, '{[1996,2027)}' FROM generate_series(1, $1::integer) AS n`,
      [MODELS],
    );
    await client.query(
      `INSERT INTO fitment_question (key, text, answers) VALUES ('brakes', 'Which?', '{discs,drums}')`,
    );
    await client.query(
      `INSERT INTO part_fitment (id, part_id, model_id, year_from, year_to, engine_litres, question, accepted, excludes, source)
         SELECT gen_random_uuid(), part_id, model_id, year_from, least(year_from + span, 2026),
           CASE WHEN luck < 0.2 THEN 1.5 END, CASE WHEN luck > 0.95 THEN 'brakes' END,
           CASE WHEN luck > 0.95 THEN '{discs}'::text[] END, luck BETWEEN 0.5 AND 0.51, 'made up'
         FROM (SELECT part.id AS part_id, 1 + floor($1 * power(random(), 2))::integer AS model_id,
             1996 + floor(30 * random())::integer AS year_from, floor(8 * random())::integer AS span, random() AS luck
           FROM part CROSS JOIN generate_series(1, $2::integer)) AS made
       ON CONFLICT DO NOTHING`,
      [MODELS, ROWS_PER_PART],
    );
    await client.query(
      `UPDATE part SET fitment_complete = true WHERE price_minor % 3 > 0
       AND EXISTS (SELECT FROM part_fitment WHERE part_id = part.id AND NOT excludes)`,
    );
    await client.query(
      `INSERT INTO part_number (id, part_id, kind, number)
       SELECT gen_random_uuid(), id, 'OE', part_number || '-' || n FROM part CROSS JOIN generate_series(1, 5) AS n`,
    );
    await client.query(
      `INSERT INTO part_specification (part_id, place, name, number)
       SELECT id, n, 'Fact ' || n, n FROM part CROSS JOIN generate_series(1, 6) AS n`,
    );
    for (const table of [
      'part',
      'job',
      'job_slot',
      'vehicle_model',
      'part_fitment',
      'part_number',
      'part_specification',
    ]) {
      await client.query(`VACUUM (ANALYZE) ${table}`);
    }
  });
}
