import type { QueryRunner } from 'typeorm';

/** Numbers that others give a part, and its specifications as typed facts. The maker's own number stays a column of the part. */
export class PartFacts1765110000000 {
  name = 'PartFacts1765110000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE part_number (
        id uuid PRIMARY KEY,
        part_id uuid NOT NULL REFERENCES part ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('INTERCHANGE', 'OE', 'REPLACED_BY', 'REPLACES')),
        number text NOT NULL CHECK (number = btrim(number) AND length(number) BETWEEN 1 AND 100),
        -- As it is searched: without punctuation and case, like the part's own.
        number_key text NOT NULL GENERATED ALWAYS AS (upper(regexp_replace(number, '[^A-Za-z0-9]', '', 'g'))) STORED
          CHECK (number_key <> ''),
        maker text CHECK (length(maker) BETWEEN 1 AND 100),
        CONSTRAINT part_number_once UNIQUE (part_id, kind, number_key)
      );
      CREATE INDEX part_number_by_key ON part_number (number_key COLLATE "C", part_id);

      CREATE TABLE part_specification (
        part_id uuid NOT NULL REFERENCES part ON DELETE CASCADE,
        place smallint NOT NULL CHECK (place BETWEEN 1 AND 100),
        name text NOT NULL CHECK (name = btrim(name) AND length(name) BETWEEN 1 AND 60),
        number numeric(14, 4),
        unit text CHECK (length(unit) BETWEEN 1 AND 20),
        text text CHECK (length(text) BETWEEN 1 AND 200),
        PRIMARY KEY (part_id, place),
        CONSTRAINT part_specification_once UNIQUE (part_id, name),
        CONSTRAINT part_specification_is_one_fact CHECK (num_nonnulls(number, text) = 1),
        CONSTRAINT part_specification_unit_is_of_a_number CHECK (unit IS NULL OR number IS NOT NULL)
      );
    `);
  }
}
