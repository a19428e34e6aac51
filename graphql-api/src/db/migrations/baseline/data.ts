/** Files and bulk changes that admins apply (ADR 040). */
export const DATA = String.raw`
  -- One table for all kinds of files.
  CREATE TABLE file_import (
    id uuid,
    -- A uid, as in the audit log.
    actor text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    file_name text NOT NULL,
    state text NOT NULL,
    encoding text,
    delimiter text,
    file_rows integer NOT NULL DEFAULT 0,
    new_lines integer NOT NULL DEFAULT 0,
    changed_lines integer NOT NULL DEFAULT 0,
    same_lines integer NOT NULL DEFAULT 0,
    wrong_lines integer NOT NULL DEFAULT 0,
    problem text,
    applied_by text,
    applied_at timestamptz,
    undone_at timestamptz,
    attempts integer NOT NULL DEFAULT 0,
    digest text,
    discarded_at timestamptz,
    kind text NOT NULL DEFAULT 'FITMENT' CHECK (kind IN ('FITMENT', 'NUMBERS', 'PARTS', 'QUESTIONS', 'SPECIFICATIONS',
      'VEHICLES')),
    -- Of the current step; written outside of its transaction.
    progress real NOT NULL DEFAULT 0 CHECK (progress >= 0 AND progress <= 1),
    -- Files of parts are written in steps: null until writing begins, and for kinds that one transaction writes.
    stage text CHECK (stage IN ('TAKING', 'WRITING', 'GIVING_BACK')),
    -- The last place that the stage is done with; GIVING_BACK counts down.
    reached integer NOT NULL DEFAULT 0 CHECK (reached >= 0),
    undone_by text,
    CONSTRAINT fitment_import_pkey PRIMARY KEY (id),
    CONSTRAINT file_import_stage_under_way CHECK (stage IS NULL OR state IN ('APPLYING', 'UNDOING')),
    CONSTRAINT fitment_import_attempts_check CHECK (attempts >= 0),
    CONSTRAINT fitment_import_digest_check CHECK (digest ~ '^[0-9a-f]{64}$'),
    CONSTRAINT fitment_import_file_name_check CHECK (length(file_name) BETWEEN 1 AND 200),
    CONSTRAINT fitment_import_problem_check CHECK (length(problem) <= 500),
    CONSTRAINT fitment_import_state_check CHECK (state IN ('RECEIVING', 'CHECKING', 'READY', 'REFUSED', 'APPLYING',
      'APPLIED', 'UNDOING', 'UNDONE', 'FAILED'))
  );
  CREATE INDEX file_import_newest ON file_import (created_at DESC, id DESC);
  CREATE INDEX file_import_newest_of_kind ON file_import (kind, created_at DESC, id DESC);
  CREATE INDEX file_import_to_do ON file_import (attempts, created_at) WHERE state IN ('CHECKING', 'APPLYING',
    'UNDOING') OR discarded_at IS NOT NULL;
  -- One of a kind at a time: what one has half written is nothing to compare another with.
  CREATE UNIQUE INDEX file_import_under_way ON file_import (kind) WHERE stage IS NOT NULL;

  -- The file as it was uploaded, so that any instance can validate it.
  CREATE TABLE file_import_piece (
    import_id uuid,
    place integer,
    bytes bytea NOT NULL,
    CONSTRAINT fitment_import_piece_pkey PRIMARY KEY (import_id, place),
    CONSTRAINT fitment_import_piece_import_id_fkey FOREIGN KEY (import_id) REFERENCES file_import ON DELETE CASCADE
  );

  CREATE TABLE file_import_line (
    import_id uuid,
    place integer,
    file_row integer NOT NULL,
    kind text NOT NULL,
    kind_rank smallint NOT NULL GENERATED ALWAYS AS (CASE kind WHEN 'WRONG' THEN 1
      WHEN 'SAME' THEN 3 ELSE 2 END) STORED,
    label text NOT NULL,
    column_name text,
    value text,
    reason text,
    part_id uuid,
    row_id uuid,
    revision integer,
    line_key text,
    before jsonb,
    after jsonb,
    CONSTRAINT fitment_import_line_pkey PRIMARY KEY (import_id, place),
    CONSTRAINT fitment_import_line_import_id_fkey FOREIGN KEY (import_id) REFERENCES file_import ON DELETE CASCADE,
    CONSTRAINT fitment_import_line_kind_check CHECK (kind IN ('WRONG', 'NEW', 'CHANGED', 'SAME'))
  );
  CREATE INDEX file_import_line_in_order ON file_import_line (import_id, kind_rank, place);
  -- A file states one thing once, also of what is new and belongs to no part.
  CREATE UNIQUE INDEX file_import_line_key ON file_import_line (import_id, part_id, line_key) NULLS NOT DISTINCT
    WHERE line_key IS NOT NULL;
  CREATE INDEX file_import_line_of_kind ON file_import_line (import_id, kind, place);
  -- By the row first: an older import asks which later one changed the same.
  CREATE UNIQUE INDEX file_import_line_row ON file_import_line (row_id, import_id) WHERE row_id IS NOT NULL;

  -- Addresses of images that files of parts named, and the images fetched from them.
  CREATE TABLE picture_address (
    -- An index can't hold an address of 2000 characters.
    key text GENERATED ALWAYS AS (md5(address)) STORED PRIMARY KEY,
    address text NOT NULL,
    picture text REFERENCES picture ON DELETE CASCADE,
    attempts smallint NOT NULL DEFAULT 0,
    -- Null when nothing is left to do.
    due_at timestamptz DEFAULT now(),
    problem text,
    CONSTRAINT picture_address_ends CHECK (due_at IS NOT NULL OR picture IS NOT NULL OR problem IS NOT NULL)
  );
  CREATE INDEX picture_address_by_picture ON picture_address (picture) WHERE picture IS NOT NULL;
  CREATE INDEX picture_address_due ON picture_address (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX picture_address_not_fetched ON picture_address (key) WHERE picture IS NULL;
  CREATE FUNCTION picture_shown(link text) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT coalesce(
      (SELECT '/pictures/uploaded/' || picture || '-900.webp' FROM picture_address WHERE key = md5(link)), link) $$;
  CREATE FUNCTION pictures_shown(links text[]) RETURNS text[] LANGUAGE sql STABLE AS $$
    SELECT ARRAY(SELECT picture_shown(link) FROM unnest(links) WITH ORDINALITY AS named (link, place) ORDER BY place) $$;

  -- Which import gave which part which address.
  CREATE TABLE import_picture (
    import_id uuid REFERENCES file_import ON DELETE CASCADE,
    part_id uuid,
    address_key text REFERENCES picture_address ON DELETE CASCADE,
    placed boolean NOT NULL DEFAULT false,
    PRIMARY KEY (import_id, part_id, address_key)
  );
  CREATE INDEX import_picture_by_address ON import_picture (address_key, import_id);

  -- One change of many parts, for a day; the audit log and the ledger keep what was done.
  CREATE TABLE bulk_change (
    id uuid PRIMARY KEY,
    actor text NOT NULL,
    rule jsonb NOT NULL,
    lines jsonb NOT NULL CHECK (jsonb_array_length(lines) <= 1000),
    created_at timestamptz NOT NULL DEFAULT now(),
    applied_at timestamptz,
    undone_at timestamptz,
    CONSTRAINT bulk_change_undone_was_applied CHECK (undone_at IS NULL OR applied_at IS NOT NULL)
  );
`;
