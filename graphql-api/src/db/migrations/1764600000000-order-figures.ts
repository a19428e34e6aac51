import type { QueryRunner } from 'typeorm';

/** What an order adds to the figures, and what it is counted under; deleted orders add nothing. */
const FIGURES = `CASE WHEN paid_at IS NULL THEN 0 WHEN shipped_at IS NULL THEN 1 ELSE 2 END AS state,
  coalesce((paid_at AT TIME ZONE 'UTC')::date, '-infinity') AS paid_on`;

/**
 * Orders are read at any size (ADR 019): an index for each order of the admins' table, and figures that the writing
 * transaction keeps. Counters of the last minute need not outlive a crash of the database.
 */
export class OrderFigures1764600000000 {
  name = 'OrderFigures1764600000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      SET LOCAL statement_timeout = 0;

      DROP INDEX order_by_user, order_holds_by_user;
      CREATE INDEX order_by_user ON shop_order (user_uid, created_at DESC, id DESC);
      CREATE INDEX order_by_product ON shop_order (product, id) WHERE deleted_at IS NULL;
      CREATE INDEX order_by_total ON shop_order (total_minor, id) WHERE deleted_at IS NULL;
      CREATE INDEX order_by_status ON shop_order (
        (CASE WHEN paid_at IS NULL THEN 0 WHEN shipped_at IS NULL THEN 1 ELSE 2 END), created_at, id)
        WHERE deleted_at IS NULL;
      CREATE INDEX order_by_payment ON shop_order (paid_at) WHERE paid_at IS NOT NULL;
      CREATE INDEX order_to_ship ON shop_order (paid_at) WHERE paid_at IS NOT NULL AND shipped_at IS NULL;
      CREATE INDEX user_by_words ON shop_user USING gin ((email || ' ' || coalesce(name, '')) gin_trgm_ops);
      CREATE INDEX user_admins ON shop_user (created_at DESC, uid DESC) WHERE role = 'ADMIN';
      CREATE INDEX review_by_user ON review (user_uid);

      ALTER TABLE rate_limit SET UNLOGGED;

      CREATE TABLE order_figure (
        state smallint NOT NULL,
        paid_on date NOT NULL,
        orders bigint NOT NULL,
        total_minor bigint NOT NULL
      );
      INSERT INTO order_figure (state, paid_on, orders, total_minor)
        SELECT state, paid_on, count(*), sum(total_minor)
        FROM (SELECT ${FIGURES}, total_minor FROM shop_order WHERE deleted_at IS NULL) AS counted GROUP BY state, paid_on;

      CREATE FUNCTION note_new_orders() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO order_figure (state, paid_on, orders, total_minor)
            SELECT state, paid_on, count(*), sum(total_minor)
            FROM (SELECT ${FIGURES}, total_minor FROM after WHERE deleted_at IS NULL) AS counted GROUP BY state, paid_on;
          RETURN NULL;
        END $$;
      CREATE FUNCTION note_gone_orders() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO order_figure (state, paid_on, orders, total_minor)
            SELECT state, paid_on, -count(*), -sum(total_minor)
            FROM (SELECT ${FIGURES}, total_minor FROM before WHERE deleted_at IS NULL) AS counted GROUP BY state, paid_on;
          RETURN NULL;
        END $$;
      CREATE FUNCTION note_changed_orders() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO order_figure (state, paid_on, orders, total_minor)
            SELECT state, paid_on, sum(orders), sum(total_minor) FROM (
              SELECT ${FIGURES}, 1 AS orders, total_minor FROM after WHERE deleted_at IS NULL
              UNION ALL SELECT ${FIGURES}, -1, -total_minor FROM before WHERE deleted_at IS NULL) AS counted
            GROUP BY state, paid_on HAVING sum(orders) <> 0 OR sum(total_minor) <> 0;
          RETURN NULL;
        END $$;
      CREATE TRIGGER order_figures_of_new AFTER INSERT ON shop_order
        REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_new_orders();
      CREATE TRIGGER order_figures_of_gone AFTER DELETE ON shop_order
        REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_gone_orders();
      CREATE TRIGGER order_figures_of_changed AFTER UPDATE ON shop_order
        REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_changed_orders();
    `);
  }
}
