/** The rank of an order's state, as this schema repeats it; since `1767590000000-order-rank.ts` it is a function. */
export const RANK =
  'CASE WHEN paid_at IS NULL THEN 0 WHEN cancelled_at IS NOT NULL THEN 4 WHEN refunded_at IS NOT NULL THEN 3 WHEN shipped_at IS NULL THEN 1 WHEN returned_at IS NOT NULL THEN 5 ELSE 2 END';
const PLACED_RANK = RANK.replace(/\w+_at/g, 'placed.$&');
const FIGURE = `${RANK} AS state, coalesce((paid_at AT TIME ZONE 'UTC')::date, '-infinity') AS paid_on`;
/** A change of these makes the order be found otherwise. */
const FOUND_BY =
  'id, paid_at, shipped_at, refunded_at, cancelled_at, returned_at, deleted_at, product, name, email, address, phone, transaction_id';
const SEARCHED = `${PLACED_RANK},
          coalesce((placed.paid_at AT TIME ZONE 'UTC')::date, '-infinity'),
          lower(concat_ws(' ', placed.product, placed.name, placed.email, placed.address, placed.phone, placed.transaction_id,
            right(placed.id::text, 8), regexp_replace(placed.phone, '[^0-9]', '', 'g')))`;
/** Aliases: `placed`, `sent_back`. */
export const RETURN_FOUND_BY = `concat_ws(' ', placed.name, placed.email, placed.product, right(placed.id::text, 8),
        right(sent_back.id::text, 8))`;

/** Orders, how they are counted and searched, and carts. */
export const ORDERS = String.raw`
  -- What is in a parcel is shipped. An order without one was shipped before parcels were recorded.
  CREATE TABLE parcel (
    id uuid PRIMARY KEY,
    carrier text CHECK (length(carrier) BETWEEN 1 AND 40),
    tracking_number text CHECK (tracking_number ~ '^[0-9A-Z]{4,40}$'),
    shipped_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT parcel_number_is_of_a_carrier CHECK (tracking_number IS NULL OR carrier IS NOT NULL)
  );
  CREATE INDEX parcel_by_time ON parcel (shipped_at DESC, id DESC);

  CREATE FUNCTION is_fit_receipt(receipt jsonb) RETURNS boolean LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    BEGIN
      RETURN (jsonb_typeof(receipt->'car') = 'object' AND jsonb_typeof(receipt->'answers') = 'array'
        AND receipt->>'reason' <> '' AND receipt->>'verdict' IN ('FITS', 'FITS_IF', 'DOES_NOT_FIT', 'UNKNOWN')) IS TRUE;
    END $$;
  -- A state is derived from timestamps, never stored.
  CREATE TABLE shop_order (
    id uuid PRIMARY KEY,
    user_uid text NOT NULL REFERENCES shop_user ON UPDATE CASCADE,
    name text NOT NULL,
    email text NOT NULL,
    part_id uuid NOT NULL REFERENCES part,
    product text NOT NULL,
    quantity integer NOT NULL CHECK (quantity > 0),
    unit_price_minor integer NOT NULL CHECK (unit_price_minor > 0),
    total_minor integer NOT NULL CHECK (total_minor BETWEEN 50 AND 99999999),
    address text,
    phone text,
    held boolean NOT NULL,
    hold_expires_at timestamptz,
    paid_at timestamptz,
    transaction_id text,
    shipped_at timestamptz,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    deleted_at timestamptz,
    legacy_id text CHECK (legacy_id ~ '^[0-9a-f]{24}$'),
    refunded_at timestamptz,
    -- The verdict on part and car when the order was placed (ADR 034); null: no car was chosen.
    fit_receipt jsonb,
    -- Orders placed together count as one purchase.
    placed_together uuid,
    parcel_id uuid REFERENCES parcel,
    cancelled_at timestamptz,
    returned_at timestamptz,
    -- Sums of its returns, so that the database refuses whatever is too much (ADR 046).
    units_in_returns integer NOT NULL DEFAULT 0,
    units_back integer NOT NULL DEFAULT 0,
    returned_minor integer NOT NULL DEFAULT 0,
    CONSTRAINT order_cancelled_is_refunded CHECK (cancelled_at IS NULL OR refunded_at IS NOT NULL),
    CONSTRAINT order_deleted_is_unpaid CHECK (deleted_at IS NULL OR paid_at IS NULL),
    CONSTRAINT order_hold_is_open CHECK (NOT held OR hold_expires_at IS NOT NULL AND paid_at IS NULL
      AND deleted_at IS NULL),
    CONSTRAINT order_in_parcel_is_shipped CHECK (parcel_id IS NULL OR shipped_at IS NOT NULL),
    CONSTRAINT order_paid_has_transaction CHECK ((paid_at IS NULL) = (transaction_id IS NULL)),
    CONSTRAINT order_refunded_is_paid_and_here CHECK (refunded_at IS NULL OR paid_at IS NOT NULL
      AND shipped_at IS NULL),
    CONSTRAINT order_returned_is_back CHECK (returned_at IS NULL OR shipped_at IS NOT NULL AND units_back = quantity),
    CONSTRAINT order_returned_money CHECK (returned_minor BETWEEN 0 AND total_minor
      AND returned_minor::bigint <= (unit_price_minor::bigint * units_back)),
    CONSTRAINT order_shipped_is_paid CHECK (shipped_at IS NULL OR paid_at IS NOT NULL),
    CONSTRAINT order_total CHECK (total_minor::bigint = (unit_price_minor::bigint * quantity)),
    CONSTRAINT order_units_returned CHECK (units_back BETWEEN 0 AND units_in_returns AND units_in_returns <= quantity
      AND (units_in_returns = 0 OR shipped_at IS NOT NULL)),
    CONSTRAINT shop_order_fit_receipt CHECK (is_fit_receipt(fit_receipt)),
    CONSTRAINT shop_order_is_found_by_legacy_id CHECK (id = imported_id(legacy_id))
  );
  CREATE INDEX order_by_parcel ON shop_order (parcel_id) WHERE parcel_id IS NOT NULL;
  CREATE INDEX order_by_part ON shop_order (part_id);
  CREATE INDEX order_by_payment ON shop_order (paid_at) WHERE paid_at IS NOT NULL;
  CREATE INDEX order_by_product ON shop_order (product, id) WHERE deleted_at IS NULL;
  -- Admins sort by status; figures and search use the same rank.
  CREATE INDEX order_by_status ON shop_order ((${RANK}), created_at, id) WHERE deleted_at IS NULL;
  CREATE INDEX order_by_total ON shop_order (total_minor, id) WHERE deleted_at IS NULL;
  CREATE INDEX order_by_transaction ON shop_order (transaction_id) WHERE transaction_id IS NOT NULL;
  CREATE INDEX order_by_user ON shop_order (user_uid, created_at DESC, id DESC);
  CREATE INDEX order_holds_by_expiry ON shop_order (hold_expires_at) WHERE held;
  CREATE INDEX order_newest ON shop_order (created_at DESC, id DESC) WHERE deleted_at IS NULL;
  CREATE INDEX order_to_ship ON shop_order (paid_at) WHERE paid_at IS NOT NULL AND shipped_at IS NULL
    AND refunded_at IS NULL;
  CREATE INDEX order_unpaid_by_user ON shop_order (user_uid) WHERE paid_at IS NULL AND deleted_at IS NULL;
  CREATE INDEX shop_order_placed_together ON shop_order (placed_together) WHERE placed_together IS NOT NULL;
  CREATE FUNCTION note_changed_orders() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO order_figure (state, paid_on, orders, total_minor)
        SELECT state, paid_on, sum(orders), sum(total_minor) FROM (
          SELECT ${FIGURE}, 1 AS orders, total_minor FROM after WHERE deleted_at IS NULL
          UNION ALL SELECT ${FIGURE}, -1, -total_minor FROM before WHERE deleted_at IS NULL) AS counted
        GROUP BY state, paid_on HAVING sum(orders) <> 0 OR sum(total_minor) <> 0;
      RETURN NULL;
    END $$;
  CREATE TRIGGER order_figures_of_changed AFTER UPDATE ON shop_order
    REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_changed_orders();
  CREATE FUNCTION note_gone_orders() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO order_figure (state, paid_on, orders, total_minor)
        SELECT state, paid_on, -count(*), -sum(total_minor)
        FROM (SELECT ${FIGURE}, total_minor FROM before WHERE deleted_at IS NULL) AS counted GROUP BY state, paid_on;
      RETURN NULL;
    END $$;
  CREATE TRIGGER order_figures_of_gone AFTER DELETE ON shop_order REFERENCING OLD TABLE AS before FOR EACH STATEMENT
    EXECUTE FUNCTION note_gone_orders();
  CREATE FUNCTION note_new_orders() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO order_figure (state, paid_on, orders, total_minor)
        SELECT state, paid_on, count(*), sum(total_minor)
        FROM (SELECT ${FIGURE}, total_minor FROM after WHERE deleted_at IS NULL) AS counted GROUP BY state, paid_on;
      RETURN NULL;
    END $$;
  CREATE TRIGGER order_figures_of_new AFTER INSERT ON shop_order REFERENCING NEW TABLE AS after FOR EACH STATEMENT
    EXECUTE FUNCTION note_new_orders();
  CREATE FUNCTION find_returns_otherwise() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE placed ALIAS FOR NEW;
    BEGIN
      UPDATE order_return AS sent_back SET searched = ${RETURN_FOUND_BY} WHERE order_id = placed.id;
      RETURN NULL;
    END $$;
  -- A name that is removed from the order is removed from its returns.
  CREATE TRIGGER order_return_found_otherwise AFTER UPDATE OF name, email, product ON shop_order FOR EACH ROW
    WHEN (OLD.name IS DISTINCT FROM NEW.name OR OLD.email IS DISTINCT FROM NEW.email
    OR OLD.product IS DISTINCT FROM NEW.product) EXECUTE FUNCTION find_returns_otherwise();
  CREATE FUNCTION note_otherwise_found_orders() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO order_search_due (order_id)
        SELECT DISTINCT id FROM (
          (SELECT ${FOUND_BY} FROM after EXCEPT ALL SELECT ${FOUND_BY} FROM before)
          UNION ALL (SELECT ${FOUND_BY} FROM before EXCEPT ALL SELECT ${FOUND_BY} FROM after)) AS changed;
      RETURN NULL;
    END $$;
  CREATE TRIGGER order_search_of_changed AFTER UPDATE ON shop_order REFERENCING OLD TABLE AS before NEW TABLE AS after
    FOR EACH STATEMENT EXECUTE FUNCTION note_otherwise_found_orders();
  CREATE FUNCTION note_lost_orders() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO order_search_due (order_id) SELECT id FROM before;
      RETURN NULL;
    END $$;
  CREATE TRIGGER order_search_of_gone AFTER DELETE ON shop_order REFERENCING OLD TABLE AS before FOR EACH STATEMENT
    EXECUTE FUNCTION note_lost_orders();
  CREATE FUNCTION note_found_orders() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO order_search_due (order_id) SELECT id FROM after;
      RETURN NULL;
    END $$;
  CREATE TRIGGER order_search_of_new AFTER INSERT ON shop_order REFERENCING NEW TABLE AS after FOR EACH STATEMENT
    EXECUTE FUNCTION note_found_orders();
  CREATE FUNCTION forget_answer_of_unshipped() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM fit_answer WHERE order_id = NEW.id;
      RETURN NULL;
    END $$;
  CREATE TRIGGER order_unshipped AFTER UPDATE OF shipped_at ON shop_order FOR EACH ROW
    WHEN (OLD.shipped_at IS NOT NULL AND NEW.shipped_at IS NULL) EXECUTE FUNCTION forget_answer_of_unshipped();
  CREATE FUNCTION unmark_review_of_unshipped() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE review SET part_id = NULL WHERE order_id = NEW.id AND part_id IS NOT NULL;
      RETURN NULL;
    END $$;
  CREATE TRIGGER order_unshipped_unmarks_review AFTER UPDATE OF shipped_at ON shop_order FOR EACH ROW
    WHEN (OLD.shipped_at IS NOT NULL AND NEW.shipped_at IS NULL) EXECUTE FUNCTION unmark_review_of_unshipped();

  -- Counts and sums of orders by state and day (ADR 019): the writing transaction adds rows. State -1 is money refunded
  -- for returns, on the day of payment.
  CREATE TABLE order_figure (
    state smallint NOT NULL,
    paid_on date NOT NULL,
    orders bigint NOT NULL,
    total_minor bigint NOT NULL
  );

  -- Orders that the search has not read yet, noted by the transaction that changes them.
  CREATE TABLE order_search_due (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    order_id uuid NOT NULL
  );

  CREATE TABLE order_search_span (
    span integer PRIMARY KEY,
    starts_at timestamptz NOT NULL UNIQUE
  );

  -- Orders are searched in a table that a task fills, because its index costs more than placing an order may (ADR 019).
  CREATE TABLE order_search (
    order_id uuid PRIMARY KEY,
    state smallint NOT NULL,
    paid_on date NOT NULL,
    text text NOT NULL,
    span integer NOT NULL,
    span_of_ten integer NOT NULL GENERATED ALWAYS AS (span / 10) STORED,
    span_of_hundred integer NOT NULL GENERATED ALWAYS AS (span / 100) STORED
  );
  -- Orders added together share trigrams, so fill_order_search sorts them in together before it ends.
  CREATE INDEX order_search_by_text ON order_search USING gin (state, paid_on, span, span_of_ten, span_of_hundred,
    text gin_trgm_ops) WITH (fastupdate=on);
  CREATE FUNCTION fill_order_search(most integer) RETURNS integer LANGUAGE plpgsql AS $$
    DECLARE
      due uuid[];
      newest integer;
    BEGIN
      -- Two at once could put an older state over a newer one.
      IF NOT pg_try_advisory_xact_lock(hashtext('fill_order_search')) THEN RETURN 0; END IF;
      WITH taken AS (
        DELETE FROM order_search_due WHERE id IN (SELECT id FROM order_search_due ORDER BY id LIMIT most) RETURNING order_id)
      SELECT array_agg(DISTINCT order_id) INTO due FROM taken;
      IF due IS NULL THEN RETURN 0; END IF;
      DELETE FROM order_search WHERE order_id = ANY(due)
        AND NOT EXISTS (SELECT FROM shop_order WHERE id = order_id AND deleted_at IS NULL);
      INSERT INTO order_search AS known (order_id, state, paid_on, text, span)
        SELECT placed.id, ${SEARCHED},
          (SELECT span FROM order_search_span WHERE starts_at <= placed.created_at ORDER BY starts_at DESC LIMIT 1)
        FROM shop_order AS placed WHERE placed.id = ANY(due) AND placed.deleted_at IS NULL
        ON CONFLICT (order_id) DO UPDATE SET state = excluded.state, paid_on = excluded.paid_on, text = excluded.text
          WHERE (known.state, known.paid_on, known.text) IS DISTINCT FROM (excluded.state, excluded.paid_on, excluded.text);
      SELECT max(span) INTO newest FROM order_search_span;
      IF (SELECT count(*) FROM order_search WHERE span = newest) >= 5000 THEN
        INSERT INTO order_search_span (span, starts_at) VALUES (newest + 1, now());
      END IF;
      PERFORM gin_clean_pending_list('order_search_by_text');
      RETURN cardinality(due);
    END $$;
  CREATE FUNCTION rebuild_order_search() RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtext('fill_order_search'));
      -- First: what is noted from here on stays noted, so that no order has to wait.
      DELETE FROM order_search_due;
      TRUNCATE order_search, order_search_span;
      DROP INDEX order_search_by_text;
      INSERT INTO order_search (order_id, state, paid_on, text, span)
        SELECT placed.id, ${SEARCHED}, (row_number() OVER (ORDER BY placed.created_at, placed.id) - 1) / 5000
        FROM shop_order AS placed WHERE placed.deleted_at IS NULL;
      INSERT INTO order_search_span (span, starts_at)
        SELECT span, CASE WHEN span = 0 THEN '-infinity' ELSE min(created_at) END
        FROM order_search JOIN shop_order ON id = order_id GROUP BY span
        UNION ALL SELECT 0, '-infinity' WHERE NOT EXISTS (SELECT FROM order_search);
      CREATE INDEX order_search_by_text ON order_search
        USING gin (state, paid_on, span, span_of_ten, span_of_hundred, text gin_trgm_ops) WITH (fastupdate = on);
    END $$;

  -- author is a uid, as in the audit log.
  CREATE TABLE order_note (
    id uuid PRIMARY KEY,
    order_id uuid NOT NULL REFERENCES shop_order,
    text text NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
    author text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX order_note_by_order ON order_note (order_id, id);

  -- Which order a documented client read last: its next payment is for that one, once.
  CREATE TABLE order_read (
    order_id uuid PRIMARY KEY REFERENCES shop_order ON DELETE CASCADE,
    user_uid text NOT NULL REFERENCES shop_user ON UPDATE CASCADE ON DELETE CASCADE,
    read_at timestamptz NOT NULL,
    used_by uuid
  );
  CREATE INDEX order_read_last ON order_read (user_uid, read_at DESC);

  -- At most fifty parts, because a place is a number. The seen price tells that it has changed; nothing is sold at it.
  CREATE TABLE cart_line (
    user_uid text REFERENCES shop_user ON UPDATE CASCADE ON DELETE CASCADE,
    part_id uuid REFERENCES part,
    place smallint NOT NULL CHECK (place BETWEEN 1 AND 50),
    quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 1000000),
    seen_price_minor integer NOT NULL CHECK (seen_price_minor >= 0),
    added_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (user_uid, part_id),
    CONSTRAINT cart_place_once UNIQUE (user_uid, place)
  );
  CREATE INDEX cart_line_by_part ON cart_line (part_id);

  -- Tables of rooms that are created before orders.
  ALTER TABLE contact_message ADD FOREIGN KEY (order_id) REFERENCES shop_order ON DELETE SET NULL;
  ALTER TABLE review ADD FOREIGN KEY (order_id) REFERENCES shop_order;
  ALTER TABLE fit_answer ADD FOREIGN KEY (order_id) REFERENCES shop_order ON DELETE CASCADE;
  ALTER TABLE fitment_finding ADD FOREIGN KEY (order_id) REFERENCES shop_order;

  INSERT INTO order_search_span (span, starts_at) VALUES (0, '-infinity');
`;
