import type { QueryRunner } from 'typeorm';

const KEY = (column: string) => `lower(regexp_replace(${column}, '[^[:alnum:]]', '', 'g'))`;

/** Names of cars as searches are compared with them: working them out for every car cost a suggestion more than all else. */
export class CarNameKeys1765400000000 {
  name = 'CarNameKeys1765400000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE vehicle_model
        ADD COLUMN make_key text NOT NULL GENERATED ALWAYS AS (${KEY('make')}) STORED,
        ADD COLUMN name_key text NOT NULL GENERATED ALWAYS AS (${KEY('name')}) STORED;
      CREATE INDEX vehicle_model_by_make_key ON vehicle_model (make_key);
      CREATE INDEX vehicle_model_by_name_key ON vehicle_model (name_key);
    `);
    // What a rewritten table has is not known yet.
    await queryRunner.query('ANALYZE vehicle_model');
  }
}
