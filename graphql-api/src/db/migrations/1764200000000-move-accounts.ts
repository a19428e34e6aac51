import type { QueryRunner } from 'typeorm';

/** What belongs to an account, and what else its reference says. */
const OWNED = [
  ['shop_order', ''],
  ['review', ''],
  ['idempotency_key', ''],
  ['order_read', 'ON DELETE CASCADE'],
] as const;

/**
 * An account may move to another uid of its owner (ADR 011): what belongs to it follows by cascade, and the
 * uid it had stays known. A picture of the shop's own is never above its folder.
 */
export class MoveAccounts1764200000000 {
  name = 'MoveAccounts1764200000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, rule] of OWNED) {
      await queryRunner.query(`
        ALTER TABLE ${table} DROP CONSTRAINT ${table}_user_uid_fkey,
          ADD CONSTRAINT ${table}_user_uid_fkey FOREIGN KEY (user_uid) REFERENCES shop_user (uid) ${rule} ON UPDATE CASCADE`);
    }
    await queryRunner.query(`
      ALTER TABLE shop_user ADD COLUMN relink_until timestamptz;

      CREATE TABLE former_uid (
        uid text PRIMARY KEY,
        user_uid text NOT NULL REFERENCES shop_user (uid) ON UPDATE CASCADE,
        moved_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX former_uid_by_user ON former_uid (user_uid);

      UPDATE part SET image = NULL WHERE image !~* '^https?:' AND image ~ '/\\.';
      ALTER TABLE part ADD CONSTRAINT part_own_picture_is_plain CHECK (image ~* '^https?:' OR image !~ '/\\.');
    `);
  }
}
