import type { QueryRunner } from 'typeorm';

/**
 * Until when the shop has heard all that happened at the payment provider (ADR 027): one row, which the copies take turns at.
 * It begins now, so that an account's history is not taken for news.
 */
export class EventInquiry1765200000000 {
  name = 'EventInquiry1765200000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE event_inquiry (
        only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
        asked_at timestamptz NOT NULL DEFAULT now(),
        heard_until timestamptz NOT NULL DEFAULT now()
      );
      INSERT INTO event_inquiry DEFAULT VALUES;
    `);
  }
}
