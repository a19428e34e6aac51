import type { QueryRunner } from 'typeorm';

/** What finds parts by words, cut into stretches of age and of price, so that a search can stop where it has enough (ADR 019). */
export class SearchInBands1765001000000 {
  name = 'SearchInBands1765001000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // A large shop takes longer than one of its requests may.
    await queryRunner.query('SET LOCAL statement_timeout = 0');
    await queryRunner.query(`
      DROP INDEX part_by_words;
      CREATE INDEX part_by_words ON part USING gin (
        (floor(date_part('epoch', created_at - timestamptz '2000-01-01 00:00:00Z') / 2592000)::integer),
        (floor(ln(greatest(price_minor, 1)::double precision) * 5)::integer),
        search_text gin_trgm_ops, part_number_key gin_trgm_ops
      ) WHERE deleted_at IS NULL;
    `);
    // The planner knows how the stretches are filled from the index's own statistics.
    await queryRunner.query('ANALYZE part');
  }
}
