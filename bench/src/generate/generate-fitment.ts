import pg from 'pg';

const MODELS = 1000;
const ROWS_PER_PART = 20;
const NUMBERS_PER_PART = 5;

/**
 * Gives each part of a generated shop lines of cars and numbers of others: 50,000 parts have a million lines and 250,000 numbers.
 * Of a few models many parts fit, one line in five asks for an engine, two of three lists are complete.
 */
export async function generateFitment(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SET statement_timeout = 0; SET synchronous_commit = off; SELECT setseed(0.34)');
    for (const statement of STATEMENTS) await client.query(statement);
    for (const table of ['part', 'vehicle_model', 'part_fitment', 'part_number', 'search_word']) {
      await client.query(`VACUUM (ANALYZE) ${table}`);
    }
  } finally {
    await client.end();
  }
}

/** As many types as a real catalogue has kinds of parts that jobs ask for. */
const TYPES = `'{AIR_FILTER,ALLOY_WHEEL,ALTERNATOR,BATTERY,CABIN_FILTER,CLUTCH_DISC,CONTROL_ARM,CV_AXLE,FRONT_BRAKE_CALIPER,FRONT_BRAKE_DISC,FRONT_BRAKE_HOSE,FRONT_BRAKE_PADS,FRONT_STRUT,FUEL_FILTER,HEADLAMP,HEADLAMP_BULB,IGNITION_COIL,LAMBDA_SENSOR,LUG_NUTS,MOTOR_OIL,OIL_FILTER,PISTON,RADIATOR,REAR_BRAKE_DISC,REAR_BRAKE_PADS,REAR_SHOCK_ABSORBER,SPARK_PLUG,STABILISER_LINK,TAIL_LAMP,THERMOSTAT,TIMING_BELT_KIT,TURBOCHARGER,TYRE,WATER_PUMP,WHEEL_HUB,WIPER_BLADES}'::text[]`;

const STATEMENTS = [
  // Before there are lines, each of which would be written again.
  `UPDATE part SET type = (${TYPES})[1 + abs(hashtext(id::text)) % cardinality(${TYPES})]`,
  `INSERT INTO job (key, title, description, place) VALUES ('front-brakes', 'Front brakes', '', 1)`,
  `INSERT INTO job_slot (job_key, place, title, part_type, units, required)
   SELECT 'front-brakes', n, type, type, 2, n < 3
   FROM unnest('{FRONT_BRAKE_DISC,FRONT_BRAKE_PADS,FRONT_BRAKE_HOSE,WEAR_SENSOR,BRAKE_FLUID}'::text[])
     WITH ORDINALITY AS slot (type, n)`,
  `INSERT INTO vehicle_model (make, name, years)
   SELECT 'Make ' || 1 + n / 40, 'Model ' || n, '{[1996,2027)}' FROM generate_series(1, ${MODELS}) AS n`,
  `INSERT INTO part_fitment (id, part_id, model_id, year_from, year_to, engine_litres, source)
   SELECT gen_random_uuid(), part_id, model_id, year_from, least(year_from + span, 2026), CASE WHEN luck < 0.2 THEN 1.5 END, 'made up'
   FROM (SELECT part.id AS part_id, 1 + floor(${MODELS} * power(random(), 2))::integer AS model_id,
       1996 + floor(30 * random())::integer AS year_from, floor(8 * random())::integer AS span, random() AS luck
     FROM part CROSS JOIN generate_series(1, ${ROWS_PER_PART})) AS made
   JOIN vehicle_model AS model ON model.id = made.model_id ON CONFLICT DO NOTHING`,
  `UPDATE part SET fitment_complete = true WHERE price_minor % 3 > 0
   AND EXISTS (SELECT FROM part_fitment WHERE part_id = part.id AND NOT excludes)`,
  `INSERT INTO part_number (id, part_id, kind, number)
   SELECT gen_random_uuid(), id, (ARRAY['OE', 'INTERCHANGE', 'REPLACES'])[1 + n % 3], part_number || '-' || n
   FROM part CROSS JOIN generate_series(1, ${NUMBERS_PER_PART}) AS n WHERE part_number IS NOT NULL
   ON CONFLICT DO NOTHING`,
  // As of a shop under way: else a task goes through all lists while others are being timed.
  'UPDATE fitment_check SET begun_at = now(), done_at = now()',
];
