import { countRows } from './count-rows.js';

/** Accounts, messages and emails. */
export const CUSTOMERS = String.raw`
  -- An account may move to another uid of its owner (ADR 011): what belongs to it follows by cascade.
  CREATE TABLE shop_user (
    uid text PRIMARY KEY CHECK (length(uid) BETWEEN 1 AND 128),
    email text NOT NULL CHECK (email = lower(email) AND length(email) BETWEEN 3 AND 254),
    email_verified boolean NOT NULL,
    role text NOT NULL DEFAULT 'CUSTOMER' CHECK (role IN ('CUSTOMER', 'ADMIN')),
    disabled boolean NOT NULL DEFAULT false,
    token_version integer NOT NULL DEFAULT 1 CHECK (token_version > 0),
    name text,
    location text,
    education text,
    phone text,
    linkedin text CHECK (linkedin ~* '^https?://'),
    made_admin_by text,
    made_admin_at timestamptz,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    relink_until timestamptz,
    -- Accounts of an imported shop wait until their owners sign in.
    legacy_id text UNIQUE CHECK (legacy_id ~ '^[0-9a-f]{24}$'),
    waiting boolean NOT NULL DEFAULT false,
    last_seen_at timestamptz,
    erased_at timestamptz,
    -- Sessions that began before the address was proved may be a stranger's: from when on they count (ADR 011).
    sessions_since timestamptz,
    proved_at timestamptz,
    CONSTRAINT shop_user_email_once UNIQUE (email, waiting),
    CONSTRAINT shop_user_sessions_of_proof CHECK ((num_nulls(sessions_since, proved_at) IN (0, 2))
      AND sessions_since <= proved_at),
    CONSTRAINT user_erased_has_no_sign_in CHECK ((erased_at IS NOT NULL) = starts_with(uid, 'erased:')),
    -- A deleted account owns its orders and names no one (ADR 047).
    CONSTRAINT user_erased_is_nobody CHECK (erased_at IS NULL OR disabled AND NOT email_verified AND NOT waiting
      AND role = 'CUSTOMER' AND email LIKE 'deleted-%@account.invalid' AND num_nonnulls(name, location, education,
      phone, linkedin, legacy_id, made_admin_by, made_admin_at, relink_until, last_seen_at) = 0),
    CONSTRAINT user_waiting_has_no_sign_in CHECK (waiting = starts_with(uid, 'imported:')),
    CONSTRAINT user_waiting_is_unverified CHECK (NOT (waiting AND email_verified))
  );
  CREATE INDEX shop_user_newest ON shop_user (created_at DESC, uid DESC);
  CREATE INDEX user_admins ON shop_user (created_at DESC, uid DESC) WHERE role = 'ADMIN';
  -- With 100 statistics targets, the planner took the word of one account for that of one in a hundred (ADR 019).
  -- Without fastupdate, since each search would read the pending list.
  CREATE INDEX user_by_words ON shop_user USING gin ((email || ' ' || coalesce(name, '')) gin_trgm_ops)
    WITH (fastupdate=off);
  ALTER INDEX user_by_words ALTER COLUMN 1 SET STATISTICS 1000;
  ${countRows({ table: 'shop_user', kind: `''` })}
  CREATE FUNCTION count_erased_shop_user() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO row_count (counted, kind, rows) VALUES ('shop_user', '', -1);
      RETURN NULL;
    END $$;
  CREATE TRIGGER shop_user_erased AFTER UPDATE OF erased_at ON shop_user FOR EACH ROW WHEN (OLD.erased_at IS NULL
    AND NEW.erased_at IS NOT NULL) EXECUTE FUNCTION count_erased_shop_user();

  -- A uid that an account had stays known.
  CREATE TABLE former_uid (
    uid text PRIMARY KEY,
    user_uid text NOT NULL REFERENCES shop_user ON UPDATE CASCADE,
    moved_at timestamptz NOT NULL DEFAULT now(),
    delete_due_at timestamptz
  );
  CREATE INDEX former_uid_by_user ON former_uid (user_uid);
  CREATE INDEX former_uid_to_delete ON former_uid (delete_due_at) WHERE delete_due_at IS NOT NULL;

  -- author is a uid, as in the audit log: the note stays when its author's account goes.
  CREATE TABLE customer_note (
    id uuid PRIMARY KEY,
    user_uid text NOT NULL REFERENCES shop_user ON UPDATE CASCADE ON DELETE CASCADE,
    author text NOT NULL,
    text text NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
    created_at timestamptz(3) NOT NULL DEFAULT now()
  );
  CREATE INDEX customer_note_newest ON customer_note (user_uid, created_at DESC, id DESC);

  -- Answered by email; may be about an order of its sender.
  CREATE TABLE contact_message (
    id uuid PRIMARY KEY,
    name text NOT NULL,
    email text NOT NULL,
    message text NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    order_id uuid,
    answered_at timestamptz,
    answered_by text,
    CONSTRAINT message_answered_by_somebody CHECK ((answered_at IS NULL) = (answered_by IS NULL))
  );
  CREATE INDEX contact_message_by_email ON contact_message (lower(email), created_at DESC, id DESC);
  CREATE INDEX contact_message_by_order ON contact_message (order_id) WHERE order_id IS NOT NULL;
  CREATE INDEX contact_message_newest ON contact_message (created_at DESC, id DESC);
  CREATE INDEX contact_message_open ON contact_message (created_at DESC, id DESC) WHERE answered_at IS NULL;
  CREATE INDEX contact_message_searched ON contact_message USING gin
    ((name || ' ' || email || ' ' || message || ' ' || coalesce(right(order_id::text, 8), '')) gin_trgm_ops)
    WITH (fastupdate=off);
  ${countRows({ table: 'contact_message', kind: `CASE WHEN answered_at IS NULL THEN 'OPEN' ELSE 'ANSWERED' END`, columns: 'answered_at' })}

  CREATE TABLE contact_answer (
    id uuid PRIMARY KEY,
    message_id uuid NOT NULL REFERENCES contact_message ON DELETE CASCADE,
    text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 5000),
    answered_by text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX contact_answer_by_message ON contact_answer (message_id);

  -- Emails to send (ADR 045): when each is due, how often it was tried, until when, and how it ended.
  CREATE TABLE outbox (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    type text NOT NULL,
    key text NOT NULL UNIQUE,
    payload jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    due_at timestamptz NOT NULL DEFAULT now(),
    try_until timestamptz NOT NULL DEFAULT now() + interval '1 day',
    attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
    last_error text,
    outcome text CHECK (outcome IN ('SENT', 'DROPPED', 'GIVEN_UP')),
    ended_at timestamptz,
    CONSTRAINT outbox_end_has_time CHECK ((outcome IS NULL) = (ended_at IS NULL)),
    CONSTRAINT outbox_not_sent_says_why CHECK (outcome = 'SENT' OR outcome IS NULL OR last_error IS NOT NULL),
    CONSTRAINT outbox_sent_was_tried CHECK (outcome <> 'SENT' OR attempts > 0),
    CONSTRAINT outbox_type_shape CHECK (type ~ '^[a-z]+\.[a-z-]+$')
  );
  CREATE INDEX outbox_by_age ON outbox (created_at);
  CREATE INDEX outbox_waiting ON outbox (due_at) WHERE outcome IS NULL;
`;
