/** Up to this many years missing between two similar rows are a gap; more were left out on purpose. */
const WIDEST_HOLE = 3;
/**
 * A quantity is suspicious if this many rows of the part state one, and at most one in so many states this one.
 */
const [ENOUGH_ROWS, RARE] = [5, 5];
/** How long a return because of fit stays a finding, unless the list changes. */
const LOOKED_AT_DAYS = 90;

const YEARS = (of: string) =>
  `CASE WHEN ${of}year_from = ${of}year_to THEN ${of}year_from::text ELSE ${of}year_from || ' to ' || ${of}year_to END`;

/**
 * SQL: what looks wrong in the lists of the parts `$1`, as kind, part, row and text. Bounded by these parts; rows are
 * compared only with rows of the same part and model.
 */
export const FINDINGS_OF_PARTS = `
  WITH line AS MATERIALIZED (
    SELECT row.id, row.part_id, row.model_id, row.year_from, row.year_to, row.engine_litres, row.position, row.units,
      row.excludes, model.name, model.years, lower(model.years) AS first_year, upper(model.years) - 1 AS last_year,
      nullif(concat_ws(' ', row.engine_litres || ' l', lower(row.engine_fuel), row.engine_cylinders || ' cylinders'), '') AS engine,
      -- Rows are similar when they differ only in their years.
      jsonb_build_array(row.excludes, row.engine_litres, row.engine_cylinders, row.engine_fuel, row.position, row.question,
        row.accepted) AS facts
    FROM part_fitment AS row JOIN vehicle_model AS model ON model.id = row.model_id
    JOIN part ON part.id = row.part_id AND part.deleted_at IS NULL
    WHERE row.part_id = ANY($1::uuid[])
  ), clash AS (
    SELECT DISTINCT ON (later.id) later.*, earlier.year_from AS other_from, earlier.year_to AS other_to
    FROM line AS earlier JOIN line AS later ON later.part_id = earlier.part_id AND later.model_id = earlier.model_id
      AND later.facts = earlier.facts AND later.year_from <= earlier.year_to
      AND (earlier.year_from, -earlier.year_to, earlier.id) < (later.year_from, -later.year_to, later.id)
    ORDER BY later.id, earlier.year_to DESC
  ), reached AS (
    SELECT line.*, max(year_to) OVER (PARTITION BY part_id, model_id, facts ORDER BY year_from, year_to
      ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) + 1 AS hole_from, year_from - 1 AS hole_to
    FROM line WHERE NOT excludes
  ), usage AS (
    SELECT part_id, position, units, count(*) AS rows,
      sum(count(*)) OVER (PARTITION BY part_id, position) AS all_rows,
      first_value(units) OVER (PARTITION BY part_id, position ORDER BY count(*) DESC, units) AS usual,
      max(count(*)) OVER (PARTITION BY part_id, position) AS usual_rows
    FROM line WHERE units IS NOT NULL AND NOT excludes GROUP BY part_id, position, units
  )
  SELECT 'YEAR' AS kind, part_id, id AS fitment_id, CASE
      WHEN year_from < first_year THEN format('%s from %s, but the model starts in %s.', name, year_from, first_year)
      WHEN year_to > last_year THEN format('%s to %s, but the model ends in %s.', name, year_to, last_year)
      ELSE format('%s %s, but there is none of %s.', name, ${YEARS('')},
        CASE WHEN years @> year_from::integer THEN year_to ELSE year_from END) END AS text
    FROM line WHERE NOT years @> year_from::integer OR NOT years @> year_to::integer
  UNION ALL
  SELECT CASE WHEN other_to >= year_to THEN 'DUPLICATE' ELSE 'OVERLAP' END, part_id, id,
      format('%s %s and %s%s.', name, CASE WHEN other_from = other_to THEN other_from::text ELSE other_from || ' to ' || other_to END,
        ${YEARS('')}, ', both ' || engine)
    FROM clash
  UNION ALL
  SELECT 'HOLE', part_id, id, format('%s up to %s and %s. %s missing.', name, hole_from - 1, ${YEARS('')},
      CASE WHEN hole_from = hole_to THEN hole_from || ' is' ELSE hole_from || ' to ' || hole_to || ' are' END)
    FROM reached WHERE hole_to - hole_from BETWEEN 0 AND ${WIDEST_HOLE - 1}
      AND years @> hole_from::integer AND years @> hole_to::integer
      AND NOT EXISTS (SELECT FROM line AS other WHERE other.part_id = reached.part_id AND other.model_id = reached.model_id
        AND other.year_from <= hole_from AND other.year_to >= hole_to AND other.position IS NOT DISTINCT FROM reached.position)
  UNION ALL
  SELECT 'QUANTITY', line.part_id, line.id,
      format('%s %s: quantity %s. %s other rows have %s.', name, ${YEARS('line.')}, line.units, usual_rows, usual)
    FROM line JOIN usage ON usage.part_id = line.part_id AND usage.units = line.units
      AND usage.position IS NOT DISTINCT FROM line.position
    WHERE NOT excludes AND all_rows >= ${ENOUGH_ROWS} AND usage.rows * ${RARE} <= all_rows AND line.units <> usual
  UNION ALL
  SELECT 'ORPHAN', part_id, line.id, format('%s %s with %s l: no such engine is known. There are %s l.', name, ${YEARS('line.')},
      line.engine_litres, known.litres)
    FROM line CROSS JOIN LATERAL (
      SELECT string_agg(DISTINCT engine.litres::text, ', ' ORDER BY engine.litres::text) AS litres,
        bool_or(engine.litres = line.engine_litres) AS is_known
      FROM vehicle_engine AS engine WHERE engine.model_id = line.model_id AND engine.litres IS NOT NULL
        AND engine.year_from <= line.year_to AND engine.year_to >= line.year_from) AS known
    WHERE line.engine_litres IS NOT NULL AND NOT known.is_known`;

/**
 * SQL: orders of the parts `$1` that are being returned because of fit, with their cars and receipts; columns as above,
 * plus the order.
 */
export const RETURNED_OF_PARTS = `
  SELECT 'RETURNED' AS kind, sent.part_id, NULL::uuid AS fitment_id, CASE WHEN receipt.car IS NULL
      THEN format('Order %s is sent back: it does not fit. No car was chosen.', receipt.number)
      ELSE format('Order %s is sent back: it does not fit a %s %s %s%s. Its receipt says: %s.', receipt.number, receipt.car ->> 'year',
        receipt.car ->> 'make', receipt.car ->> 'model', ' ' || (receipt.car -> 'engine' ->> 'litres') || ' l',
        placed.fit_receipt ->> 'reason') END AS text, sent.order_id
    FROM order_return AS sent JOIN shop_order AS placed ON placed.id = sent.order_id
    JOIN part ON part.id = sent.part_id AND part.deleted_at IS NULL
    CROSS JOIN LATERAL (SELECT placed.fit_receipt -> 'car' AS car,
      overlay(upper(right(placed.id::text, 8)) PLACING '-' FROM 5 FOR 0) AS number) AS receipt
    WHERE sent.part_id = ANY($1::uuid[]) AND sent.reason = 'DOES_NOT_FIT'
      AND sent.state NOT IN ('DECLINED', 'WITHDRAWN') AND sent.requested_at > now() - interval '${LOOKED_AT_DAYS} days'
      AND NOT EXISTS (SELECT FROM audit_log WHERE subject = 'part' AND subject_id = sent.part_id::text
        AND action IN ('FITMENT_ADDED', 'FITMENT_CHANGED', 'FITMENT_REMOVED') AND at > sent.requested_at)`;

/** SQL: questions that no row asks. */
export const UNUSED_QUESTIONS = `
  SELECT 'ORPHAN' AS kind, NULL::uuid AS part_id, NULL::uuid AS fitment_id,
    format('No row asks “%s” (%s).', text, key) AS text
  FROM fitment_question WHERE NOT EXISTS (SELECT FROM part_fitment WHERE question = key)`;
