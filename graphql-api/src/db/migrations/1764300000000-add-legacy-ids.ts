import type { QueryRunner } from 'typeorm';

const TABLES = ['part', 'shop_order', 'review'];

/**
 * What an imported shop leaves behind: the id that a row had there, and accounts that wait for their people. An old id
 * leads to the row by `imported_id` alone, so the two must agree.
 */
export class AddLegacyIds1764300000000 {
  name = 'AddLegacyIds1764300000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION imported_id(legacy_id text) RETURNS uuid LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT (lpad(to_hex(('x' || left(legacy_id, 8))::bit(32)::bigint * 1000), 12, '0')
          || '7' || substr(legacy_id, 9, 3) || '800' || substr(legacy_id, 12))::uuid $$;

      ALTER TABLE shop_user
        ADD COLUMN legacy_id text UNIQUE CHECK (legacy_id ~ '^[0-9a-f]{24}$'),
        ADD COLUMN waiting boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT user_waiting_has_no_sign_in CHECK (waiting = starts_with(uid, 'imported:')),
        ADD CONSTRAINT user_waiting_is_unverified CHECK (NOT (waiting AND email_verified)),
        ADD CONSTRAINT shop_user_email_once UNIQUE (email, waiting),
        DROP CONSTRAINT shop_user_email_key;
    `);
    for (const table of TABLES) {
      await queryRunner.query(`
        ALTER TABLE ${table}
          ADD COLUMN legacy_id text UNIQUE CHECK (legacy_id ~ '^[0-9a-f]{24}$'),
          ADD CONSTRAINT ${table}_is_found_by_legacy_id
            CHECK (legacy_id !~ '^[0-9a-f]{24}$' OR id = imported_id(legacy_id))`);
    }
  }
}
