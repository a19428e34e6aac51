interface CountedTable {
  readonly table: string;
  /** SQL over a row: what its counts are kept apart by. */
  readonly kind: string;
  /** The columns of `kind`, if a change of them moves a row from one count to another. */
  readonly columns?: string;
}

/** Triggers that keep the counts of a table in `row_count`, in the transaction that writes. */
export const countRows = ({ table, kind, columns }: CountedTable): string => `
  CREATE FUNCTION count_added_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO row_count (counted, kind, rows) SELECT '${table}', ${kind}, count(*) FROM added GROUP BY 2;
      RETURN NULL;
    END $$;
  CREATE TRIGGER ${table}_counted AFTER INSERT ON ${table}
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_${table}();
  CREATE FUNCTION count_gone_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO row_count (counted, kind, rows) SELECT '${table}', ${kind}, -count(*) FROM gone GROUP BY 2;
      RETURN NULL;
    END $$;
  CREATE TRIGGER ${table}_uncounted AFTER DELETE ON ${table}
    REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_gone_${table}();
  ${
    columns === undefined
      ? ''
      : `CREATE FUNCTION count_changed_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO row_count (counted, kind, rows)
        SELECT '${table}', ${kind}, sum(rows) FROM (
          SELECT ${columns}, 1 AS rows FROM added UNION ALL SELECT ${columns}, -1 FROM gone) AS changed
        GROUP BY 2 HAVING sum(rows) <> 0;
      RETURN NULL;
    END $$;
  CREATE TRIGGER ${table}_recounted AFTER UPDATE ON ${table}
    REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_changed_${table}();`
  }`;
