import type { DataSource } from 'typeorm';

const OURS = `(SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relname NOT LIKE 'migrations%')`;
/** Source of a function without its comments and line breaks. */
const BODY = String.raw`btrim(regexp_replace(regexp_replace(prosrc, '--[^\n]*', '', 'g'), '\s+', ' ', 'g'))`;

const FACTS = `
  SELECT format('column %s.%s %s not null: %s default: %s generated: %s%s statistics: %s', attrelid::regclass,
      CASE relkind WHEN 'i' THEN attnum::text ELSE attname END,
      format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid), attidentity, attgenerated, attstattarget) AS fact
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
      LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE attrelid IN ${OURS} AND attnum > 0 AND NOT attisdropped
  UNION ALL SELECT format('table %s %s %s', relname, relpersistence, reloptions)
    FROM pg_class WHERE oid IN ${OURS} AND relkind <> 'S'
  UNION ALL SELECT format('sequence %s', relname) FROM pg_class WHERE oid IN ${OURS} AND relkind = 'S'
  -- Since Postgres 18 NOT NULL is a constraint, too; its name is nothing to compare.
  UNION ALL SELECT format('constraint %s.%s %s validated: %s', conrelid::regclass, conname, pg_get_constraintdef(oid, true), convalidated)
    FROM pg_constraint WHERE conrelid IN ${OURS} AND contype <> 'n'
  UNION ALL SELECT format('index %s', pg_get_indexdef(indexrelid)) FROM pg_index WHERE indrelid IN ${OURS}
  UNION ALL SELECT format('trigger %s %s', pg_get_triggerdef(oid, true), tgenabled)
    FROM pg_trigger WHERE tgrelid IN ${OURS} AND NOT tgisinternal
  UNION ALL SELECT format('function %s(%s) %s %s%s%s %s %s', proname, pg_get_function_arguments(oid),
      pg_get_function_result(oid), provolatile, proisstrict, proparallel, proconfig, ${BODY})
    FROM pg_proc WHERE pronamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
  UNION ALL SELECT format('extension %s', extname) FROM pg_extension
  ORDER BY fact`;

/** Schema of a database and the rows it starts with, as lines to compare; the order of columns does not count. */
export async function catalogOf(database: DataSource): Promise<string[]> {
  const facts = await database.query<{ fact: string }[]>(FACTS);
  const tables = await database.query<{ name: string }[]>(
    `SELECT relname AS name FROM pg_class WHERE oid IN ${OURS} AND relkind = 'r' ORDER BY 1`,
  );
  const rows: string[] = [];
  for (const { name } of tables)
    for (const { row } of await database.query<{ row: object }[]>(
      `SELECT to_jsonb(item) AS row FROM ${name} AS item`,
    ))
      rows.push(`row of ${name} ${withoutTimes(row)}`);
  return [...facts.map(({ fact }) => fact), ...rows.sort()];
}

/** Some rows note when they were created. */
const withoutTimes = (row: object) =>
  JSON.stringify(Object.entries(row).sort()).replaceAll(/"\d{4}-\d\d-\d\dT[^"]*"/g, '"a time"');
