import type { QueryRunner } from 'typeorm';

/**
 * One row: the timeline that the primary writes its log on, and a mark of its own for it (ADR 017). A replica that shows the mark has
 * followed the primary there.
 */
export class TimelineMarks1765490000000 {
  name = 'TimelineMarks1765490000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE timeline_mark (
        single boolean PRIMARY KEY DEFAULT true CHECK (single),
        timeline text NOT NULL,
        mark uuid NOT NULL DEFAULT gen_random_uuid()
      )
    `);
  }
}
