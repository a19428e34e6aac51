/** Jobs on a car, and the parts that each needs (ADR 044). */
export const JOBS = String.raw`
  -- Jobs, and the type of part that each slot needs.
  CREATE TABLE job (
    key text PRIMARY KEY CHECK (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(key) <= 60),
    title text NOT NULL CHECK (title = btrim(title) AND length(title) BETWEEN 1 AND 100),
    description text NOT NULL CHECK (length(description) <= 1000),
    words text[] NOT NULL DEFAULT '{}' CHECK (cardinality(words) <= 30 AND array_position(words, NULL) IS NULL
      AND array_position(words, '') IS NULL),
    category text CHECK (category IN ('ACCESSORIES', 'BRAKES', 'ENGINE', 'FILTERS', 'IGNITION', 'LIGHTING',
      'SUSPENSION', 'WHEELS')),
    place smallint NOT NULL CHECK (place BETWEEN 1 AND 1000),
    revision integer NOT NULL DEFAULT 1 CHECK (revision >= 1)
  );

  CREATE TABLE job_slot (
    job_key text REFERENCES job ON DELETE CASCADE,
    place smallint CHECK (place BETWEEN 1 AND 20),
    title text NOT NULL CHECK (title = btrim(title) AND length(title) BETWEEN 1 AND 100),
    part_type text NOT NULL CHECK (is_part_type(part_type)),
    units smallint NOT NULL CHECK (units BETWEEN 1 AND 100),
    required boolean NOT NULL,
    PRIMARY KEY (job_key, place),
    CONSTRAINT job_slot_type_once UNIQUE (job_key, part_type)
  );
  CREATE INDEX job_slot_by_type ON job_slot (part_type);
`;
