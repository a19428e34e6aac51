import { countRows } from './count-rows.js';

/** Parts, and what customers find and say about them. */
export const CATALOGUE = String.raw`
  CREATE FUNCTION are_part_pictures(image text, more_images text[], alts text[]) RETURNS boolean
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
    BEGIN
      RETURN image ~* '^(https?:/)?/' AND (image ~* '^https?:' OR image !~ '/\.')
        AND cardinality(more_images) <= 11 AND array_position(more_images, NULL) IS NULL
        AND array_position(more_images, '') IS NULL AND cardinality(alts) <= 12;
    END $$;
  -- A new type is a migration that replaces this function. Postgres parses a CHECK again in each statement, but a
  -- function once per connection: long rules are functions.
  CREATE FUNCTION is_part_type(type text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    BEGIN RETURN type IN (
    'AIR_FILTER', 'ALLOY_WHEEL', 'ALTERNATOR', 'BALL_JOINT', 'BATTERY', 'BRAKE_FLUID', 'CABIN_FILTER', 'CAMSHAFT',
    'CATALYTIC_CONVERTER', 'CLUTCH_DISC', 'CLUTCH_KIT', 'COIL_OVER', 'CONTROL_ARM', 'COOLANT', 'CV_AXLE',
    'DRIVE_BELT', 'ENGINE_MOUNT', 'ENGINE_VALVE', 'EXHAUST_TIP', 'FLOOR_MATS', 'FRONT_BRAKE_CALIPER',
    'FRONT_BRAKE_DISC', 'FRONT_BRAKE_HOSE', 'FRONT_BRAKE_PADS', 'FRONT_STRUT', 'FUEL_FILTER', 'FUEL_PUMP',
    'GEARBOX_OIL', 'HEADLAMP', 'HEADLAMP_BULB', 'HEAD_GASKET', 'IGNITION_COIL', 'LAMBDA_SENSOR',
    'LOWERING_SPRING', 'LUG_NUTS', 'MIRROR', 'MOTOR_OIL', 'OIL_FILTER', 'PARKING_BRAKE_CABLE', 'PISTON',
    'RADIATOR', 'REAR_BRAKE_CALIPER', 'REAR_BRAKE_DISC', 'REAR_BRAKE_DRUMS', 'REAR_BRAKE_HOSE', 'REAR_BRAKE_PADS',
    'REAR_SHOCK_ABSORBER', 'SILENCER', 'SPARK_PLUG', 'STABILISER_LINK', 'STARTER_MOTOR', 'TAIL_LAMP',
    'THERMOSTAT', 'TIE_ROD_END', 'TIMING_BELT_KIT', 'TURBOCHARGER', 'TYRE', 'WATER_PUMP', 'WEAR_SENSOR',
    'WHEEL_HUB', 'WIPER_BLADES'); END $$;
  CREATE FUNCTION is_part_category(category text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    BEGIN RETURN category IN ('ACCESSORIES', 'BRAKES', 'ENGINE', 'FILTERS', 'IGNITION', 'LIGHTING', 'SUSPENSION', 'WHEELS'); END $$;
  CREATE FUNCTION imported_id(legacy_id text) RETURNS uuid LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    BEGIN
      RETURN CASE WHEN legacy_id ~ '^[0-9a-f]{24}$' THEN
        (lpad(to_hex(('x' || left(legacy_id, 8))::bit(32)::bigint * 1000), 12, '0')
          || '7' || substr(legacy_id, 9, 3) || '800' || substr(legacy_id, 12))::uuid END;
    END $$;
  -- Rules are constraints: the database stops a service that forgets one. Each page has room for the next version of a
  -- row, so that a sale touches no index (ADR 019).
  CREATE TABLE part (
    id uuid PRIMARY KEY,
    name text NOT NULL DEFAULT '',
    image text,
    price_minor integer NOT NULL CHECK (price_minor BETWEEN 1 AND 99999999),
    order_quantity integer NOT NULL CHECK (order_quantity BETWEEN 1 AND 1000000),
    available_quantity integer NOT NULL CHECK (available_quantity >= 0),
    held_quantity integer NOT NULL DEFAULT 0 CHECK (held_quantity >= 0),
    sold_quantity integer NOT NULL DEFAULT 0 CHECK (sold_quantity >= 0),
    received_quantity integer NOT NULL,
    description text NOT NULL DEFAULT '',
    category text CHECK (is_part_category(category)),
    brand text,
    part_number text,
    part_number_key text GENERATED ALWAYS AS (upper(regexp_replace(part_number, '[^A-Za-z0-9]', '', 'g'))) STORED,
    created_by text NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    deleted_at timestamptz,
    legacy_id text CHECK (legacy_id ~ '^[0-9a-f]{24}$'),
    search_text text GENERATED ALWAYS AS (lower(name || ' ' || coalesce(brand, ''))) STORED,
    in_stock boolean GENERATED ALWAYS AS (available_quantity >= order_quantity) STORED,
    low_stock boolean GENERATED ALWAYS AS (available_quantity < 10
      OR available_quantity < (3 * order_quantity)) STORED,
    universal boolean NOT NULL DEFAULT false,
    fitment_complete boolean NOT NULL DEFAULT false,
    details text NOT NULL DEFAULT '',
    more_images text[] NOT NULL DEFAULT '{}',
    type text CHECK (is_part_type(type)),
    image_alts text[] NOT NULL DEFAULT '{}',
    -- The same figures follow from stock_movement.
    CONSTRAINT part_conservation CHECK (received_quantity = (available_quantity + held_quantity + sold_quantity)),
    CONSTRAINT part_details CHECK (length(details) <= 20000),
    -- An old id leads to its row by imported_id alone, so the two must agree.
    CONSTRAINT part_is_found_by_legacy_id CHECK (id = imported_id(legacy_id)),
    CONSTRAINT part_pictures CHECK (are_part_pictures(image, more_images, image_alts)),
    CONSTRAINT part_smallest_order_is_payable CHECK ((price_minor::bigint * order_quantity) >= 50
      AND (price_minor::bigint * order_quantity) <= 99999999)
  ) WITH (fillfactor=80);
  ALTER TABLE part ALTER COLUMN search_text SET STATISTICS 1000;
  CREATE INDEX part_best ON part (in_stock DESC, created_at DESC, id DESC) WHERE image IS NOT NULL
    AND deleted_at IS NULL;
  CREATE INDEX part_brand_by_name ON part (brand, name, id) WHERE deleted_at IS NULL;
  CREATE INDEX part_brand_by_price ON part (brand, price_minor, id) WHERE deleted_at IS NULL;
  CREATE INDEX part_brand_newest ON part (brand, created_at DESC, id DESC) WHERE deleted_at IS NULL;
  -- Few admins create all parts: equal values make it small.
  CREATE INDEX part_by_creator ON part (created_by);
  CREATE INDEX part_by_name ON part (name, id) INCLUDE (in_stock) WHERE deleted_at IS NULL;
  CREATE INDEX part_by_number ON part (part_number_key COLLATE "C", id) WHERE deleted_at IS NULL;
  CREATE INDEX part_by_price ON part (price_minor, id) INCLUDE (in_stock) WHERE deleted_at IS NULL;
  CREATE INDEX part_by_title ON part (lower(name) COLLATE "C", id) WHERE deleted_at IS NULL;
  CREATE INDEX part_by_type ON part (type, created_at DESC, id DESC) WHERE deleted_at IS NULL AND type IS NOT NULL;
  -- Cut into ranges of age and price, so that a search can stop when it has enough. Without fastupdate, since each
  -- search would read the pending list (ADR 019).
  CREATE INDEX part_by_words ON part USING gin (
      (floor(date_part('epoch', created_at - '2000-01-01 00:00:00+00'::timestamptz) / 2592000)::integer),
      (floor(ln(greatest(price_minor, 1)::double precision) * 5)::integer),
      search_text gin_trgm_ops, part_number_key gin_trgm_ops)
    WITH (fastupdate=off) WHERE deleted_at IS NULL;
  CREATE INDEX part_category_by_name ON part (category, name, id) WHERE deleted_at IS NULL;
  CREATE INDEX part_category_by_price ON part (category, price_minor, id) WHERE deleted_at IS NULL;
  CREATE INDEX part_category_newest ON part (category, created_at DESC, id DESC) WHERE deleted_at IS NULL;
  CREATE INDEX part_low_by_name ON part (name, id) WHERE low_stock AND deleted_at IS NULL;
  CREATE INDEX part_low_by_price ON part (price_minor, id) WHERE low_stock AND deleted_at IS NULL;
  CREATE INDEX part_low_newest ON part (created_at DESC, id DESC) WHERE low_stock AND deleted_at IS NULL;
  CREATE INDEX part_low_urgent ON part (in_stock, name, id) WHERE low_stock AND deleted_at IS NULL;
  CREATE INDEX part_newest ON part (created_at DESC, id DESC) WHERE deleted_at IS NULL;
  CREATE INDEX part_open_by_type ON part (type, price_minor, id) WHERE NOT fitment_complete AND NOT universal
    AND deleted_at IS NULL AND type IS NOT NULL;
  CREATE INDEX part_open_list ON part (created_at DESC, id DESC) WHERE NOT fitment_complete AND NOT universal
    AND deleted_at IS NULL;
  CREATE INDEX part_universal ON part (created_at DESC, id DESC) WHERE universal AND deleted_at IS NULL;
  CREATE INDEX part_universal_by_type ON part (type, price_minor, id) WHERE universal AND deleted_at IS NULL
    AND type IS NOT NULL;
  CREATE FUNCTION count_added_parts() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO part_count (category, in_stock, low_stock, parts)
        SELECT category, in_stock, low_stock, count(*) FROM added WHERE deleted_at IS NULL GROUP BY 1, 2, 3;
      INSERT INTO part_count_by_brand (category, brand, in_stock, low_stock, parts)
        SELECT category, brand, in_stock, low_stock, count(*) FROM added WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4;
      RETURN NULL;
    END $$;
  CREATE TRIGGER part_added AFTER INSERT ON part REFERENCING NEW TABLE AS added FOR EACH STATEMENT
    EXECUTE FUNCTION count_added_parts();
  CREATE FUNCTION keep_words_of_added_parts() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO search_word (word, of_cars)
        SELECT DISTINCT letters[1], false
          FROM added, regexp_matches(lower(added.name || ' ' || coalesce(added.brand, '')), '[[:alpha:]]{3,40}', 'g')
            AS found (letters)
        WHERE NOT EXISTS (SELECT FROM search_word WHERE word = letters[1] AND of_cars = false);
      RETURN NULL;
    END $$;
  CREATE TRIGGER part_added_words AFTER INSERT ON part REFERENCING NEW TABLE AS added FOR EACH STATEMENT
    EXECUTE FUNCTION keep_words_of_added_parts();
  CREATE FUNCTION count_changed_part() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF OLD.deleted_at IS NULL THEN
        PERFORM count_part(OLD.category, OLD.brand, OLD.in_stock, OLD.low_stock, -1);
      END IF;
      IF TG_OP = 'UPDATE' AND NEW.deleted_at IS NULL THEN
        PERFORM count_part(NEW.category, NEW.brand, NEW.in_stock, NEW.low_stock, 1);
      END IF;
      RETURN NULL;
    END $$;
  CREATE TRIGGER part_changed AFTER UPDATE ON part FOR EACH ROW WHEN (OLD.category IS DISTINCT FROM NEW.category
    OR OLD.brand IS DISTINCT FROM NEW.brand OR OLD.in_stock IS DISTINCT FROM NEW.in_stock
    OR OLD.low_stock IS DISTINCT FROM NEW.low_stock
    OR (OLD.deleted_at IS NULL) IS DISTINCT FROM (NEW.deleted_at IS NULL)) EXECUTE FUNCTION count_changed_part();
  CREATE FUNCTION keep_words_of_changed_part() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO search_word (word, of_cars)
        SELECT DISTINCT letters[1], false FROM regexp_matches(lower(NEW.name || ' ' || coalesce(NEW.brand, '')), '[[:alpha:]]{3,40}', 'g')
          AS found (letters)
        WHERE NOT EXISTS (SELECT FROM search_word WHERE word = letters[1] AND of_cars = false);
      RETURN NULL;
    END $$;
  CREATE TRIGGER part_changed_words AFTER UPDATE OF name, brand ON part FOR EACH ROW
    WHEN (OLD.name IS DISTINCT FROM NEW.name OR OLD.brand IS DISTINCT FROM NEW.brand)
    EXECUTE FUNCTION keep_words_of_changed_part();
  CREATE FUNCTION refuse_complete_without_rows() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      -- Locked, so that it is not deleted in the meantime.
      PERFORM FROM part_fitment WHERE part_id = NEW.id AND NOT excludes LIMIT 1 FOR KEY SHARE;
      IF NOT FOUND THEN
        RAISE EXCEPTION 'a list without a car is not complete' USING ERRCODE = 'check_violation';
      END IF;
      RETURN NEW;
    END $$;
  CREATE TRIGGER part_complete_has_rows BEFORE INSERT OR UPDATE OF fitment_complete ON part FOR EACH ROW
    WHEN (NEW.fitment_complete) EXECUTE FUNCTION refuse_complete_without_rows();
  CREATE FUNCTION copy_part_to_its_fitment() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      -- Waits for lines that are just being added.
      PERFORM FROM part WHERE id = NEW.id FOR UPDATE;
      UPDATE part_fitment
          SET part_type = CASE WHEN NEW.deleted_at IS NULL THEN NEW.type END, part_price_minor = NEW.price_minor
          WHERE part_id = NEW.id;
      RETURN NULL;
    END $$;
  CREATE TRIGGER part_copies_to_fitment AFTER UPDATE OF type, price_minor, deleted_at ON part FOR EACH ROW
    WHEN (OLD.type IS DISTINCT FROM NEW.type OR OLD.price_minor IS DISTINCT FROM NEW.price_minor
    OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at) EXECUTE FUNCTION copy_part_to_its_fitment();
  CREATE TRIGGER part_deleted AFTER DELETE ON part FOR EACH ROW EXECUTE FUNCTION count_changed_part();
  CREATE FUNCTION keep_part_for_import() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      -- An import that is just beginning waits for changes under way, and what comes later waits for it and sees it.
      PERFORM pg_advisory_xact_lock_shared(hashtext('import_begins'));
      IF EXISTS (SELECT FROM file_import AS item JOIN file_import_line AS line ON line.import_id = item.id
          WHERE item.stage IS NOT NULL AND line.row_id = OLD.id AND line.kind <> 'SAME') THEN
        RAISE EXCEPTION 'a file is writing part %', OLD.id
          USING ERRCODE = 'check_violation', CONSTRAINT = 'part_kept_for_import';
      END IF;
      RETURN NEW;
    END $$;
  -- Until a file of parts is written, no one else changes what it is about to write. Orders change units only.
  CREATE TRIGGER part_kept_for_import BEFORE UPDATE OF name, image, more_images, image_alts, description, details,
    category, type, brand, part_number, price_minor, order_quantity, deleted_at ON part FOR EACH ROW
    WHEN (current_setting('axle.writes_import', true) IS DISTINCT FROM 'on' AND (OLD.name IS DISTINCT FROM NEW.name
    OR OLD.image IS DISTINCT FROM NEW.image OR OLD.more_images IS DISTINCT FROM NEW.more_images
    OR OLD.image_alts IS DISTINCT FROM NEW.image_alts OR OLD.description IS DISTINCT FROM NEW.description
    OR OLD.details IS DISTINCT FROM NEW.details OR OLD.category IS DISTINCT FROM NEW.category
    OR OLD.type IS DISTINCT FROM NEW.type OR OLD.brand IS DISTINCT FROM NEW.brand
    OR OLD.part_number IS DISTINCT FROM NEW.part_number OR OLD.price_minor IS DISTINCT FROM NEW.price_minor
    OR OLD.order_quantity IS DISTINCT FROM NEW.order_quantity OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at))
    EXECUTE FUNCTION keep_part_for_import();
  CREATE FUNCTION note_picture_use() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'INSERT' THEN
        WITH gone AS (DELETE FROM picture_use WHERE part_id = OLD.id RETURNING picture)
        UPDATE picture SET last_needed_at = now() FROM gone WHERE hash = gone.picture;
      END IF;
      IF TG_OP <> 'DELETE' THEN
        INSERT INTO picture_use (part_id, picture)
          SELECT DISTINCT NEW.id, named.hash
          FROM (
            SELECT link, substring(link FROM '/pictures/uploaded/([0-9a-f]{32})-') AS hash
            FROM unnest(NEW.more_images || NEW.image) AS link
          ) AS named
          WHERE named.hash IS NOT NULL
            AND (named.link LIKE '/pictures/%' OR EXISTS (SELECT FROM picture WHERE picture.hash = named.hash))
          ORDER BY named.hash;
      END IF;
      RETURN NULL;
    END $$;
  CREATE TRIGGER picture_changed AFTER UPDATE OF image, more_images ON part FOR EACH ROW
    WHEN (OLD.image IS DISTINCT FROM NEW.image OR OLD.more_images <> NEW.more_images)
    EXECUTE FUNCTION note_picture_use();
  CREATE TRIGGER picture_left AFTER DELETE ON part FOR EACH ROW WHEN (OLD.image IS NOT NULL)
    EXECUTE FUNCTION note_picture_use();
  CREATE TRIGGER picture_named AFTER INSERT ON part FOR EACH ROW WHEN (NEW.image IS NOT NULL)
    EXECUTE FUNCTION note_picture_use();

  -- How many parts there are, as sums of small rows that the changing transaction writes (ADR 019).
  CREATE TABLE part_count (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    category text,
    in_stock boolean NOT NULL,
    low_stock boolean NOT NULL,
    parts integer NOT NULL
  );

  CREATE TABLE part_count_by_brand (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    category text,
    in_stock boolean NOT NULL,
    low_stock boolean NOT NULL,
    parts integer NOT NULL,
    brand text
  );
  CREATE INDEX part_count_of_brand ON part_count_by_brand (brand);
  CREATE FUNCTION count_part(category text, brand text, in_stock boolean, low_stock boolean, parts integer) RETURNS void
    LANGUAGE sql AS $$
    INSERT INTO part_count (category, in_stock, low_stock, parts) VALUES ($1, $3, $4, $5);
    INSERT INTO part_count_by_brand (category, brand, in_stock, low_stock, parts) VALUES ($1, $2, $3, $4, $5); $$;

  -- Numbers that others give a part; the maker's own is a column of the part.
  CREATE TABLE part_number (
    id uuid PRIMARY KEY,
    part_id uuid NOT NULL REFERENCES part ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('INTERCHANGE', 'OE', 'REPLACED_BY', 'REPLACES')),
    number text NOT NULL CHECK (number = btrim(number) AND length(number) BETWEEN 1 AND 100),
    -- As it is searched: without punctuation and case.
    number_key text NOT NULL GENERATED ALWAYS AS (upper(regexp_replace(number, '[^A-Za-z0-9]', '',
      'g'))) STORED CHECK (number_key <> ''),
    maker text CHECK (length(maker) BETWEEN 1 AND 100),
    CONSTRAINT part_number_once UNIQUE (part_id, kind, number_key)
  );
  CREATE INDEX part_number_by_key ON part_number (number_key COLLATE "C", part_id);

  CREATE TABLE part_specification (
    part_id uuid REFERENCES part ON DELETE CASCADE,
    place smallint CHECK (place BETWEEN 1 AND 100),
    name text NOT NULL CHECK (name = btrim(name) AND length(name) BETWEEN 1 AND 60),
    number numeric(14,4),
    unit text CHECK (length(unit) BETWEEN 1 AND 20),
    text text CHECK (length(text) BETWEEN 1 AND 200),
    PRIMARY KEY (part_id, place),
    CONSTRAINT part_specification_once UNIQUE (part_id, name),
    CONSTRAINT part_specification_is_one_fact CHECK (num_nonnulls(number, text) = 1),
    CONSTRAINT part_specification_unit_is_of_a_number CHECK (unit IS NULL OR number IS NOT NULL)
  );

  -- Parts that are not published yet, with the id that they will have: no read of the catalogue can show one. What is
  -- missing may be null.
  CREATE TABLE part_draft (
    id uuid PRIMARY KEY,
    name text NOT NULL CHECK (length(name) <= 400),
    image text,
    more_images text[] NOT NULL CHECK (cardinality(more_images) <= 11),
    description text NOT NULL,
    details text NOT NULL CHECK (length(details) <= 20000),
    category text,
    brand text,
    part_number text,
    price_minor integer CHECK (price_minor > 0),
    order_quantity integer CHECK (order_quantity > 0),
    available_quantity integer CHECK (available_quantity >= 0),
    saved_by text NOT NULL,
    saved_at timestamptz NOT NULL,
    type text CHECK (is_part_type(type)),
    image_alts text[] NOT NULL DEFAULT '{}' CHECK (cardinality(image_alts) <= 12)
  );
  CREATE INDEX part_draft_newest ON part_draft (saved_at DESC, id DESC);
  CREATE FUNCTION refuse_draft_of_part() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM FROM part WHERE id = NEW.id;
      IF FOUND THEN
        RAISE EXCEPTION 'a published part is no draft' USING ERRCODE = 'check_violation';
      END IF;
      RETURN NEW;
    END $$;
  CREATE TRIGGER draft_is_no_part BEFORE INSERT ON part_draft FOR EACH ROW EXECUTE FUNCTION refuse_draft_of_part();
  CREATE TRIGGER picture_changed AFTER UPDATE OF image, more_images ON part_draft FOR EACH ROW
    WHEN (OLD.image IS DISTINCT FROM NEW.image OR OLD.more_images <> NEW.more_images)
    EXECUTE FUNCTION note_picture_use();
  CREATE TRIGGER picture_left AFTER DELETE ON part_draft FOR EACH ROW WHEN (OLD.image IS NOT NULL)
    EXECUTE FUNCTION note_picture_use();
  CREATE TRIGGER picture_named AFTER INSERT ON part_draft FOR EACH ROW WHEN (NEW.image IS NOT NULL)
    EXECUTE FUNCTION note_picture_use();

  -- Uploaded images (ADR 050).
  CREATE TABLE picture (
    hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{32}$'),
    last_needed_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX picture_by_last_need ON picture (last_needed_at);

  -- Which parts and drafts show an uploaded image: a part can't name one that does not exist.
  CREATE TABLE picture_use (
    part_id uuid,
    picture text REFERENCES picture,
    PRIMARY KEY (part_id, picture)
  );
  CREATE INDEX picture_use_by_picture ON picture_use (picture);

  CREATE FUNCTION word_gaps(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT array_agg(overlay(word PLACING '' FROM place FOR 1)) || word FROM generate_series(1, length(word)) AS place $$;
  CREATE FUNCTION word_stem(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word) $$;
  -- Words in names of parts and cars: what a customer who mistyped one may have intended (ADR 039).
  CREATE TABLE search_word (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    word text NOT NULL,
    -- The word with each single letter left out: two words that share one differ by one letter more, less, other or
    -- swapped.
    gaps text[] NOT NULL GENERATED ALWAYS AS (word_gaps(word)) STORED,
    stem text NOT NULL GENERATED ALWAYS AS (word_stem(word)) STORED,
    of_cars boolean NOT NULL
  );
  CREATE INDEX search_word_by_spelling ON search_word USING gin (gaps, word gin_trgm_ops) WITH (fastupdate=off);
  CREATE INDEX search_word_by_stem ON search_word (stem);
  CREATE INDEX search_word_by_word ON search_word (word);

  CREATE TABLE review (
    id uuid PRIMARY KEY,
    user_uid text NOT NULL REFERENCES shop_user ON UPDATE CASCADE,
    name text NOT NULL,
    email text NOT NULL,
    rating_halves smallint CHECK (rating_halves BETWEEN 2 AND 10),
    text text NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    legacy_id text CHECK (legacy_id ~ '^[0-9a-f]{24}$'),
    part_id uuid REFERENCES part,
    order_id uuid,
    CONSTRAINT review_is_found_by_legacy_id CHECK (id = imported_id(legacy_id))
  );
  CREATE INDEX review_by_user ON review (user_uid);
  CREATE INDEX review_newest ON review (created_at DESC, id DESC);
  -- A review of a part belongs to one order of it.
  CREATE UNIQUE INDEX review_of_order ON review (order_id) WHERE order_id IS NOT NULL;
  CREATE INDEX review_of_part ON review (part_id, created_at DESC, id DESC) WHERE part_id IS NOT NULL;
  ${countRows({ table: 'review', kind: `CASE WHEN rating_halves IS NOT NULL OR text <> '' THEN 'WITH_CONTENT' ELSE '' END`, columns: 'rating_halves, text' })}
  CREATE FUNCTION refuse_review_before_shipping() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM FROM shop_order WHERE id = NEW.order_id AND part_id = NEW.part_id AND user_uid = NEW.user_uid
        AND shipped_at IS NOT NULL AND deleted_at IS NULL FOR SHARE;
      IF NOT FOUND THEN
        RAISE EXCEPTION 'only who received a part reviews it, by its order' USING ERRCODE = 'check_violation';
      END IF;
      RETURN NEW;
    END $$;
  -- Reviews of a part are written once its order was shipped, and lose their mark when the shipment is undone.
  CREATE TRIGGER review_of_shipped BEFORE INSERT OR UPDATE OF part_id, order_id ON review FOR EACH ROW
    WHEN (NEW.part_id IS NOT NULL) EXECUTE FUNCTION refuse_review_before_shipping();

  -- "Did it fit?", answered once the order was shipped.
  CREATE TABLE fit_answer (
    order_id uuid PRIMARY KEY,
    -- The order's, so that a part's answers are counted from an index.
    part_id uuid NOT NULL REFERENCES part,
    fitted boolean NOT NULL,
    answered_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX fit_answer_of_part ON fit_answer (part_id, fitted);
  CREATE FUNCTION refuse_answer_before_shipping() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM FROM shop_order WHERE id = NEW.order_id AND part_id = NEW.part_id AND shipped_at IS NOT NULL
        AND deleted_at IS NULL FOR KEY SHARE;
      IF NOT FOUND THEN
        RAISE EXCEPTION 'only a shipped order tells whether its part fitted' USING ERRCODE = 'check_violation';
      END IF;
      RETURN NEW;
    END $$;
  CREATE TRIGGER fit_answer_of_shipped BEFORE INSERT OR UPDATE ON fit_answer FOR EACH ROW
    EXECUTE FUNCTION refuse_answer_before_shipping();

  -- At most fifty per customer, because each has a place of its own, as in a cart.
  CREATE TABLE back_in_stock_request (
    id uuid PRIMARY KEY,
    user_uid text NOT NULL REFERENCES shop_user ON UPDATE CASCADE ON DELETE CASCADE,
    part_id uuid NOT NULL REFERENCES part,
    place smallint NOT NULL CHECK (place BETWEEN 1 AND 50),
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT back_in_stock_asked_once UNIQUE (user_uid, part_id),
    CONSTRAINT back_in_stock_place_once UNIQUE (user_uid, place)
  );
  CREATE INDEX back_in_stock_by_part ON back_in_stock_request (part_id);
`;
