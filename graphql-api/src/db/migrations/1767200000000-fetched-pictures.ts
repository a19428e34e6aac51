import type { QueryRunner } from 'typeorm';

/**
 * Addresses of pictures that files of parts named, and the pictures that the shop fetched from them (ADR 050). An address and the picture
 * fetched from it are the same picture wherever an import compares what a part shows.
 */
export class FetchedPictures1767200000000 {
  name = 'FetchedPictures1767200000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE picture_address (
        -- Of an address of 2000 signs an index can't be.
        key text PRIMARY KEY GENERATED ALWAYS AS (md5(address)) STORED,
        address text NOT NULL,
        -- Null until it is fetched; with the picture the address is forgotten.
        picture text REFERENCES picture ON DELETE CASCADE,
        attempts smallint NOT NULL DEFAULT 0,
        -- When it is somebody's turn; null when nothing is left to do.
        due_at timestamptz DEFAULT now(),
        -- Why the last attempt failed.
        problem text,
        CONSTRAINT picture_address_ends CHECK (due_at IS NOT NULL OR picture IS NOT NULL OR problem IS NOT NULL)
      );
      CREATE INDEX picture_address_due ON picture_address (due_at) WHERE due_at IS NOT NULL;
      CREATE INDEX picture_address_not_fetched ON picture_address (key) WHERE picture IS NULL;
      CREATE INDEX picture_address_by_picture ON picture_address (picture) WHERE picture IS NOT NULL;

      -- Which import gave which part which address.
      CREATE TABLE import_picture (
        import_id uuid NOT NULL REFERENCES file_import ON DELETE CASCADE,
        part_id uuid NOT NULL,
        address_key text NOT NULL REFERENCES picture_address ON DELETE CASCADE,
        -- The part was looked at, and shows the picture that was fetched if it still named the address.
        placed boolean NOT NULL DEFAULT false,
        PRIMARY KEY (import_id, part_id, address_key)
      );
      CREATE INDEX import_picture_by_address ON import_picture (address_key, import_id);

      -- The same as uploaded pictures are named by in parts.
      CREATE FUNCTION picture_shown(link text) RETURNS text LANGUAGE sql STABLE AS $$
        SELECT coalesce(
          (SELECT '/pictures/uploaded/' || picture || '-900.webp' FROM picture_address WHERE key = md5(link)), link)
      $$;
      CREATE FUNCTION pictures_shown(links text[]) RETURNS text[] LANGUAGE sql STABLE AS $$
        SELECT ARRAY(SELECT picture_shown(link) FROM unnest(links) WITH ORDINALITY AS named (link, place) ORDER BY place)
      $$;
    `);
  }
}
