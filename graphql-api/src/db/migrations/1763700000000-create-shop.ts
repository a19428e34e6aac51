import type { QueryRunner } from 'typeorm';

/**
 * The whole shop. Rules live here as constraints: a service that forgets one is stopped by the database.
 * Conservation (design section 3) is a CHECK on `part` and replays from `stock_movement`.
 */
export class CreateShop1763700000000 {
  name = 'CreateShop1763700000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE shop_user (
        uid text PRIMARY KEY CHECK (length(uid) BETWEEN 1 AND 128),
        email text NOT NULL UNIQUE CHECK (email = lower(email) AND length(email) BETWEEN 3 AND 254),
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
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX shop_user_newest ON shop_user (created_at DESC, uid DESC);

      CREATE TABLE part (
        id uuid PRIMARY KEY,
        name text NOT NULL DEFAULT '',
        image text CHECK (image ~* '^(https?:/)?/'),
        price_minor integer NOT NULL CHECK (price_minor BETWEEN 1 AND 99999999),
        order_quantity integer NOT NULL CHECK (order_quantity BETWEEN 1 AND 1000000),
        available_quantity integer NOT NULL CHECK (available_quantity >= 0),
        held_quantity integer NOT NULL DEFAULT 0 CHECK (held_quantity >= 0),
        sold_quantity integer NOT NULL DEFAULT 0 CHECK (sold_quantity >= 0),
        received_quantity integer NOT NULL,
        description text NOT NULL DEFAULT '',
        category text CHECK (category IN
          ('ACCESSORIES', 'BRAKES', 'ENGINE', 'FILTERS', 'IGNITION', 'LIGHTING', 'SUSPENSION', 'WHEELS')),
        brand text,
        part_number text,
        part_number_key text GENERATED ALWAYS AS (upper(regexp_replace(part_number, '[^A-Za-z0-9]', '', 'g'))) STORED,
        created_by text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        deleted_at timestamptz,
        CONSTRAINT part_smallest_order_is_payable CHECK (price_minor::bigint * order_quantity BETWEEN 50 AND 99999999),
        CONSTRAINT part_conservation
          CHECK (received_quantity = available_quantity + held_quantity + sold_quantity)
      );
      CREATE INDEX part_newest ON part (created_at DESC, id DESC) WHERE deleted_at IS NULL;
      CREATE INDEX part_by_category ON part (category, created_at DESC, id DESC) WHERE deleted_at IS NULL;
      CREATE INDEX part_by_price ON part (price_minor, id) WHERE deleted_at IS NULL;
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE INDEX part_by_words ON part USING gin ((name || ' ' || coalesce(brand, '')) gin_trgm_ops) WHERE deleted_at IS NULL;
      CREATE INDEX part_by_number ON part (part_number_key) WHERE deleted_at IS NULL;

      CREATE TABLE shop_order (
        id uuid PRIMARY KEY,
        user_uid text NOT NULL REFERENCES shop_user (uid),
        name text NOT NULL,
        email text NOT NULL,
        part_id uuid NOT NULL REFERENCES part (id),
        product text NOT NULL,
        quantity integer NOT NULL CHECK (quantity > 0),
        unit_price_minor integer NOT NULL CHECK (unit_price_minor > 0),
        total_minor integer NOT NULL CHECK (total_minor BETWEEN 50 AND 99999999),
        address text,
        phone text,
        held boolean NOT NULL,
        hold_expires_at timestamptz,
        paid_at timestamptz,
        transaction_id text UNIQUE,
        shipped_at timestamptz,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        deleted_at timestamptz,
        CONSTRAINT order_total CHECK (total_minor::bigint = unit_price_minor::bigint * quantity),
        CONSTRAINT order_paid_has_transaction CHECK ((paid_at IS NULL) = (transaction_id IS NULL)),
        CONSTRAINT order_shipped_is_paid CHECK (shipped_at IS NULL OR paid_at IS NOT NULL),
        CONSTRAINT order_deleted_is_unpaid CHECK (deleted_at IS NULL OR paid_at IS NULL),
        CONSTRAINT order_hold_is_open CHECK (
          NOT held OR (hold_expires_at IS NOT NULL AND paid_at IS NULL AND deleted_at IS NULL))
      );
      CREATE INDEX order_by_user ON shop_order (user_uid, created_at DESC, id DESC) WHERE deleted_at IS NULL;
      CREATE INDEX order_newest ON shop_order (created_at DESC, id DESC) WHERE deleted_at IS NULL;
      CREATE INDEX order_holds_by_user ON shop_order (user_uid) WHERE held;
      CREATE INDEX order_holds_by_expiry ON shop_order (hold_expires_at) WHERE held;
      CREATE INDEX order_by_part ON shop_order (part_id);

      CREATE TABLE stock_movement (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        part_id uuid NOT NULL REFERENCES part (id),
        order_id uuid,
        kind text NOT NULL CHECK (kind IN ('INITIAL', 'RESTOCK', 'HOLD', 'RELEASE', 'SALE')),
        available_delta integer NOT NULL,
        held_delta integer NOT NULL,
        sold_delta integer NOT NULL,
        reason text,
        actor text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT movement_shape CHECK (CASE kind
          WHEN 'INITIAL' THEN available_delta >= 0 AND held_delta = 0 AND sold_delta = 0 AND order_id IS NULL
          WHEN 'RESTOCK' THEN available_delta <> 0 AND held_delta = 0 AND sold_delta = 0 AND order_id IS NULL
          WHEN 'HOLD' THEN held_delta > 0 AND available_delta = -held_delta AND sold_delta = 0 AND order_id IS NOT NULL
          WHEN 'RELEASE' THEN held_delta < 0 AND available_delta = -held_delta AND sold_delta = 0 AND order_id IS NOT NULL
          WHEN 'SALE' THEN sold_delta > 0 AND held_delta = -sold_delta AND available_delta = 0 AND order_id IS NOT NULL
        END)
      );
      CREATE INDEX stock_movement_by_part ON stock_movement (part_id, id);

      CREATE TABLE payment_attempt (
        id uuid PRIMARY KEY,
        order_id uuid NOT NULL REFERENCES shop_order (id),
        state text NOT NULL CHECK (state IN
          ('CLAIMED', 'OPEN', 'WITHDRAWING', 'SETTLED', 'CANCELED', 'REFUND_DUE', 'REFUNDED')),
        intent_id text UNIQUE,
        amount_minor integer NOT NULL CHECK (amount_minor > 0),
        currency text NOT NULL CHECK (currency ~ '^[a-z]{3}$'),
        refund_id text UNIQUE,
        checked_at timestamptz NOT NULL DEFAULT now(),
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT attempt_known_at_provider CHECK (state IN ('CLAIMED', 'WITHDRAWING', 'CANCELED') OR intent_id IS NOT NULL),
        CONSTRAINT attempt_refunded_has_refund CHECK ((state = 'REFUNDED') = (refund_id IS NOT NULL))
      );
      CREATE UNIQUE INDEX payment_attempt_one_open ON payment_attempt (order_id)
        WHERE state IN ('CLAIMED', 'OPEN', 'WITHDRAWING');
      CREATE UNIQUE INDEX payment_attempt_one_settled ON payment_attempt (order_id) WHERE state = 'SETTLED';
      CREATE INDEX payment_attempt_unfinished ON payment_attempt (checked_at)
        WHERE state IN ('CLAIMED', 'OPEN', 'WITHDRAWING', 'REFUND_DUE');

      CREATE TABLE stripe_event (
        id text PRIMARY KEY,
        type text NOT NULL,
        intent_id text NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE review (
        id uuid PRIMARY KEY,
        user_uid text NOT NULL REFERENCES shop_user (uid),
        name text NOT NULL,
        email text NOT NULL,
        rating_halves smallint CHECK (rating_halves BETWEEN 2 AND 10),
        text text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX review_newest ON review (created_at DESC, id DESC);

      CREATE TABLE contact_message (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        email text NOT NULL,
        message text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX contact_message_newest ON contact_message (created_at DESC, id DESC);

      CREATE TABLE idempotency_key (
        user_uid text NOT NULL REFERENCES shop_user (uid),
        operation text NOT NULL,
        key text NOT NULL CHECK (length(key) BETWEEN 1 AND 255),
        request_hash text NOT NULL,
        answer jsonb,
        claimed_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_uid, operation, key)
      );
      CREATE INDEX idempotency_key_by_age ON idempotency_key (claimed_at);

      -- The columns that rate-limiter-flexible asks for.
      CREATE TABLE rate_limit (
        key varchar(255) PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      );

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
      CREATE INDEX audit_log_by_subject ON audit_log (subject, subject_id, id);

      CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege'; END $$;
      CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER stock_movement_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON stock_movement
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    `);
  }
}
