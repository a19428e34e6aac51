import type { QueryRunner } from 'typeorm';

/**
 * A catalogue of any size (ADR 019): what a search looks into and what is filtered by is stored with the part and indexed in
 * the order of every list, and how many parts there are is kept as a sum of small rows, written by the transaction that
 * changes it. A sale touches no index, as long as the part neither runs out nor comes back.
 */
export class LargeCatalogue1764500000000 {
  name = 'LargeCatalogue1764500000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // A large shop takes longer than one of its requests may.
    await queryRunner.query('SET LOCAL statement_timeout = 0');
    await queryRunner.query(`
      DROP INDEX part_by_words, part_by_number, part_by_category, part_by_price;
      ALTER TABLE part
        ADD COLUMN search_text text GENERATED ALWAYS AS (lower(name || ' ' || coalesce(brand, ''))) STORED,
        ADD COLUMN in_stock boolean GENERATED ALWAYS AS (available_quantity >= order_quantity) STORED,
        ADD COLUMN low_stock boolean
          GENERATED ALWAYS AS (available_quantity < 10 OR available_quantity < 3 * order_quantity) STORED;
      ALTER TABLE part ALTER COLUMN search_text SET STATISTICS 1000;

      CREATE INDEX part_by_words ON part USING gin (search_text gin_trgm_ops, part_number_key gin_trgm_ops)
        WHERE deleted_at IS NULL;
      CREATE INDEX part_by_number ON part (part_number_key COLLATE "C", id) WHERE deleted_at IS NULL;
      CREATE INDEX part_by_title ON part ((lower(name)) COLLATE "C", id) WHERE deleted_at IS NULL;
      CREATE INDEX part_by_price ON part (price_minor, id) INCLUDE (in_stock) WHERE deleted_at IS NULL;
      CREATE INDEX part_by_name ON part (name, id) INCLUDE (in_stock) WHERE deleted_at IS NULL;
    `);
    for (const shelf of ['category', 'brand']) {
      await queryRunner.query(`
        CREATE INDEX part_${shelf}_newest ON part (${shelf}, created_at DESC, id DESC) WHERE deleted_at IS NULL;
        CREATE INDEX part_${shelf}_by_price ON part (${shelf}, price_minor, id) WHERE deleted_at IS NULL;
        CREATE INDEX part_${shelf}_by_name ON part (${shelf}, name, id) WHERE deleted_at IS NULL;
      `);
    }
    await queryRunner.query(`
      CREATE INDEX part_low_newest ON part (created_at DESC, id DESC) WHERE low_stock AND deleted_at IS NULL;
      CREATE INDEX part_low_by_price ON part (price_minor, id) WHERE low_stock AND deleted_at IS NULL;
      CREATE INDEX part_low_by_name ON part (name, id) WHERE low_stock AND deleted_at IS NULL;

      CREATE TABLE part_count (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        category text,
        in_stock boolean NOT NULL,
        low_stock boolean NOT NULL,
        parts integer NOT NULL
      );
      CREATE TABLE part_count_by_brand (LIKE part_count INCLUDING ALL, brand text);
      CREATE INDEX part_count_of_brand ON part_count_by_brand (brand);

      CREATE FUNCTION count_added_parts() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO part_count (category, in_stock, low_stock, parts)
          SELECT category, in_stock, low_stock, count(*) FROM added WHERE deleted_at IS NULL GROUP BY 1, 2, 3;
        INSERT INTO part_count_by_brand (category, brand, in_stock, low_stock, parts)
          SELECT category, brand, in_stock, low_stock, count(*) FROM added WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4;
        RETURN NULL;
      END $$;
      CREATE FUNCTION count_part(category text, brand text, in_stock boolean, low_stock boolean, parts integer)
        RETURNS void LANGUAGE sql AS $$
          INSERT INTO part_count (category, in_stock, low_stock, parts) VALUES ($1, $3, $4, $5);
          INSERT INTO part_count_by_brand (category, brand, in_stock, low_stock, parts) VALUES ($1, $2, $3, $4, $5);
        $$;
      CREATE FUNCTION count_changed_part() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF OLD.deleted_at IS NULL THEN
          PERFORM count_part(OLD.category, OLD.brand, OLD.in_stock, OLD.low_stock, -1);
        END IF;
        IF TG_OP = 'UPDATE' AND NEW.deleted_at IS NULL THEN
          PERFORM count_part(NEW.category, NEW.brand, NEW.in_stock, NEW.low_stock, 1);
        END IF;
        RETURN NULL;
      END $$;
      INSERT INTO part_count (category, in_stock, low_stock, parts)
        SELECT category, in_stock, low_stock, count(*) FROM part WHERE deleted_at IS NULL GROUP BY 1, 2, 3;
      INSERT INTO part_count_by_brand (category, brand, in_stock, low_stock, parts)
        SELECT category, brand, in_stock, low_stock, count(*) FROM part WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4;
      CREATE TRIGGER part_added AFTER INSERT ON part REFERENCING NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION count_added_parts();
      CREATE TRIGGER part_changed AFTER UPDATE ON part FOR EACH ROW
        WHEN ((OLD.category, OLD.brand, OLD.in_stock, OLD.low_stock, OLD.deleted_at IS NULL)
          IS DISTINCT FROM (NEW.category, NEW.brand, NEW.in_stock, NEW.low_stock, NEW.deleted_at IS NULL))
        EXECUTE FUNCTION count_changed_part();
      CREATE TRIGGER part_deleted AFTER DELETE ON part FOR EACH ROW EXECUTE FUNCTION count_changed_part();
    `);
  }
}
