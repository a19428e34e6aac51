/** What every room writes to: the audit log, counts of rows, keys of repeated requests, rate limits. */
export const SHOP = String.raw`
  -- How many rows each list has (ADR 019): sums of small rows, so that no writer waits for another.
  CREATE TABLE row_count (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    counted text NOT NULL,
    kind text NOT NULL,
    rows integer NOT NULL
  );

  -- Append-only; only personal values may be blanked, when an account is deleted (ADR 047).
  CREATE TABLE audit_log (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now(),
    actor text NOT NULL,
    action text NOT NULL,
    subject text NOT NULL,
    subject_id text NOT NULL,
    before jsonb,
    after jsonb
  );
  CREATE INDEX audit_log_by_action ON audit_log (action, id) WHERE action NOT IN ('ACCOUNT_CREATED', 'HOLD_EXPIRED',
    'ORDER_PAID', 'ORDER_PLACED', 'ORDER_SHIPPED');
  CREATE INDEX audit_log_by_actor ON audit_log (actor, id);
  CREATE INDEX audit_log_by_subject ON audit_log (subject, subject_id, id);
  CREATE FUNCTION without_personal_values(told jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE STRICT AS $$
    SELECT coalesce(jsonb_object_agg(key, CASE
      WHEN key = ANY('{address,answer,deduction,education,email,linkedin,location,name,note,phone,review,text}') THEN 'null'
      ELSE value END), '{}')
    FROM jsonb_each(told) $$;
  CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege'; END $$;
  CREATE TRIGGER audit_log_append_only BEFORE DELETE OR TRUNCATE ON audit_log FOR EACH STATEMENT
    EXECUTE FUNCTION refuse_change();
  -- Personal values may become null; nothing else of a line changes.
  CREATE FUNCTION refuse_other_words() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (NEW.id, NEW.at, NEW.actor, NEW.action, NEW.subject, NEW.subject_id)
          IS DISTINCT FROM (OLD.id, OLD.at, OLD.actor, OLD.action, OLD.subject, OLD.subject_id)
        OR NEW.before IS DISTINCT FROM without_personal_values(OLD.before)
        OR NEW.after IS DISTINCT FROM without_personal_values(OLD.after)
        OR NEW IS NOT DISTINCT FROM OLD
      THEN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege'; END IF;
      RETURN NEW;
    END $$;
  CREATE TRIGGER audit_log_keeps_its_words BEFORE UPDATE ON audit_log FOR EACH ROW
    EXECUTE FUNCTION refuse_other_words();

  -- The transaction of the work itself stores the key, so each has an answer from the start: ids, never secrets of a
  -- payment.
  CREATE TABLE idempotency_key (
    user_uid text REFERENCES shop_user ON UPDATE CASCADE,
    operation text,
    key text CHECK (length(key) BETWEEN 1 AND 255),
    request_hash text NOT NULL,
    answer jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (user_uid, operation, key)
  );
  CREATE INDEX idempotency_key_by_age ON idempotency_key (created_at);

  -- The columns that rate-limiter-flexible needs. Counters of the last minute need not survive a crash.
  CREATE UNLOGGED TABLE rate_limit (
    key character varying(255) PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    expire bigint
  );

  -- One row: the timeline that the primary writes its log on. A replica that shows the mark has followed the primary
  -- there (ADR 017).
  CREATE TABLE timeline_mark (
    single boolean DEFAULT true PRIMARY KEY CHECK (single),
    timeline text NOT NULL,
    mark uuid NOT NULL DEFAULT gen_random_uuid()
  );
`;
