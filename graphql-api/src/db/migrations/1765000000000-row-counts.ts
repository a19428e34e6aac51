import type { QueryRunner } from 'typeorm';

/** Tables whose length is shown, with what tells apart what is counted of each. SQL over a row. */
const COUNTED = {
  contact_message: "''",
  payment_case: 'state',
  review: "CASE WHEN rating_halves IS NOT NULL OR text <> '' THEN 'WITH_CONTENT' ELSE '' END",
  shop_user: "''",
};

/** Of which a row may come to be counted otherwise: what tells it apart, and the columns that this is made of. */
const MOVING = {
  payment_case: [COUNTED.payment_case, 'state'],
  review: [COUNTED.review, 'rating_halves, text'],
} as const;

/** How long the lists are that everybody counts, as sums of lines that the writing transactions keep (ADR 019). */
export class RowCounts1765000000000 {
  name = 'RowCounts1765000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // A large shop takes longer than one of its requests may.
    await queryRunner.query('SET LOCAL statement_timeout = 0');
    await queryRunner.query(`
      CREATE TABLE row_count (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        counted text NOT NULL,
        kind text NOT NULL,
        rows integer NOT NULL
      )`);
    for (const [table, kind] of Object.entries(COUNTED)) {
      await queryRunner.query(`
        LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE;
        INSERT INTO row_count (counted, kind, rows) SELECT '${table}', ${kind}, count(*) FROM ${table} GROUP BY 2;
        CREATE FUNCTION count_added_${table}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          INSERT INTO row_count (counted, kind, rows) SELECT '${table}', ${kind}, count(*) FROM added GROUP BY 2;
          RETURN NULL;
        END $$;
        CREATE FUNCTION count_gone_${table}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          INSERT INTO row_count (counted, kind, rows) SELECT '${table}', ${kind}, -count(*) FROM gone GROUP BY 2;
          RETURN NULL;
        END $$;
        CREATE TRIGGER ${table}_counted AFTER INSERT ON ${table} REFERENCING NEW TABLE AS added
          FOR EACH STATEMENT EXECUTE FUNCTION count_added_${table}();
        CREATE TRIGGER ${table}_uncounted AFTER DELETE ON ${table} REFERENCING OLD TABLE AS gone
          FOR EACH STATEMENT EXECUTE FUNCTION count_gone_${table}();
      `);
    }
    for (const [table, [kind, of]] of Object.entries(MOVING)) {
      await queryRunner.query(`
        CREATE FUNCTION count_changed_${table}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          INSERT INTO row_count (counted, kind, rows)
            SELECT '${table}', ${kind}, sum(rows) FROM (
              SELECT ${of}, 1 AS rows FROM added UNION ALL SELECT ${of}, -1 FROM gone) AS changed
            GROUP BY 2 HAVING sum(rows) <> 0;
          RETURN NULL;
        END $$;
        CREATE TRIGGER ${table}_recounted AFTER UPDATE ON ${table} REFERENCING NEW TABLE AS added OLD TABLE AS gone
          FOR EACH STATEMENT EXECUTE FUNCTION count_changed_${table}();
      `);
    }
  }
}
