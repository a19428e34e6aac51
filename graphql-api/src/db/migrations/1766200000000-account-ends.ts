import type { QueryRunner } from 'typeorm';

const PERSONAL = [
  'address',
  'answer',
  'deduction',
  'education',
  'email',
  'linkedin',
  'location',
  'name',
  'note',
  'phone',
  'review',
  'text',
];

/**
 * What an account leaves behind (ADR 047). A deleted account is a row that names nobody and owns the orders; it is told from others by
 * its uid, so whatever still comes for the old one is refused by the foreign keys. Lines of the audit log stay; personal values in them may
 * be blanked, and nothing else of them changes.
 */
export class AccountEnds1766200000000 {
  name = 'AccountEnds1766200000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      SET LOCAL statement_timeout = 0;
      ALTER TABLE shop_user
        ADD COLUMN last_seen_at timestamptz,
        ADD COLUMN erased_at timestamptz,
        ADD CONSTRAINT user_erased_has_no_sign_in CHECK ((erased_at IS NOT NULL) = starts_with(uid, 'erased:')),
        ADD CONSTRAINT user_erased_is_nobody CHECK (erased_at IS NULL OR (
          disabled AND NOT email_verified AND NOT waiting AND role = 'CUSTOMER' AND email LIKE 'deleted-%@account.invalid'
          AND num_nonnulls(name, location, education, phone, linkedin, legacy_id, made_admin_by, made_admin_at,
            relink_until, last_seen_at) = 0));

      CREATE FUNCTION count_erased_shop_user() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO row_count (counted, kind, rows) VALUES ('shop_user', '', -1);
        RETURN NULL;
      END $$;
      CREATE TRIGGER shop_user_erased AFTER UPDATE OF erased_at ON shop_user
        FOR EACH ROW WHEN (OLD.erased_at IS NULL AND NEW.erased_at IS NOT NULL) EXECUTE FUNCTION count_erased_shop_user();

      ALTER TABLE former_uid ADD COLUMN delete_due_at timestamptz;
      CREATE INDEX former_uid_to_delete ON former_uid (delete_due_at) WHERE delete_due_at IS NOT NULL;

      CREATE TABLE customer_note (
        id uuid PRIMARY KEY,
        user_uid text NOT NULL REFERENCES shop_user ON UPDATE CASCADE ON DELETE CASCADE,
        -- As in the log: a uid, which stays when its account moves.
        author text NOT NULL,
        text text NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX customer_note_newest ON customer_note (user_uid, created_at DESC, id DESC);

      CREATE INDEX contact_message_by_email ON contact_message (lower(email), created_at DESC, id DESC);

      CREATE FUNCTION without_personal_values(told jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE STRICT AS $$
        SELECT coalesce(jsonb_object_agg(key, CASE WHEN key = ANY('{${PERSONAL.join(',')}}') THEN 'null' ELSE value END), '{}')
        FROM jsonb_each(told) $$;
      CREATE FUNCTION refuse_other_words() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF (NEW.id, NEW.at, NEW.actor, NEW.action, NEW.subject, NEW.subject_id)
            IS DISTINCT FROM (OLD.id, OLD.at, OLD.actor, OLD.action, OLD.subject, OLD.subject_id)
          OR NEW.before IS DISTINCT FROM without_personal_values(OLD.before)
          OR NEW.after IS DISTINCT FROM without_personal_values(OLD.after)
          OR NEW IS NOT DISTINCT FROM OLD
        THEN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege'; END IF;
        RETURN NEW;
      END $$;
      DROP TRIGGER audit_log_append_only ON audit_log;
      CREATE TRIGGER audit_log_append_only BEFORE DELETE OR TRUNCATE ON audit_log
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER audit_log_keeps_its_words BEFORE UPDATE ON audit_log
        FOR EACH ROW EXECUTE FUNCTION refuse_other_words();

      -- Few admins add all the parts: equal values make it small. Last, since parts are not sold while it is made.
      CREATE INDEX part_by_creator ON part (created_by);
    `);
  }
}
