import type { QueryRunner } from 'typeorm';

/**
 * What admins tell each other of an order. `author` is a uid, as in the audit log: the note stays when its author's account goes.
 */
export class OrderNotes1765900000000 {
  name = 'OrderNotes1765900000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE order_note (
        id uuid PRIMARY KEY,
        order_id uuid NOT NULL REFERENCES shop_order,
        text text NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
        author text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX order_note_by_order ON order_note (order_id, id);
    `);
  }
}
