import type { QueryRunner } from 'typeorm';

/**
 * Pictures that were uploaded, and which parts and drafts name them (ADR 050). A part can't name one that is not there; who writes
 * parts, and how, does not matter. A link with a host before its path may be another shop's: it counts where it is ours.
 */
export class UploadedPictures1766700000000 {
  name = 'UploadedPictures1766700000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE picture (
        hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{32}$'),
        last_needed_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX picture_by_last_need ON picture (last_needed_at);

      CREATE TABLE picture_use (
        part_id uuid NOT NULL,
        picture text NOT NULL CONSTRAINT picture_use_picture_fkey REFERENCES picture,
        PRIMARY KEY (part_id, picture)
      );
      CREATE INDEX picture_use_by_picture ON picture_use (picture);

      CREATE FUNCTION note_picture_use() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
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
    `);
    for (const table of ['part', 'part_draft']) {
      await queryRunner.query(`
        ALTER TABLE ${table} ADD COLUMN image_alts text[] NOT NULL DEFAULT '{}' CHECK (cardinality(image_alts) <= 12);

        CREATE TRIGGER picture_named AFTER INSERT ON ${table}
          FOR EACH ROW WHEN (NEW.image IS NOT NULL) EXECUTE FUNCTION note_picture_use();
        CREATE TRIGGER picture_changed AFTER UPDATE OF image, more_images ON ${table}
          FOR EACH ROW WHEN (OLD.image IS DISTINCT FROM NEW.image OR OLD.more_images <> NEW.more_images)
          EXECUTE FUNCTION note_picture_use();
        CREATE TRIGGER picture_left AFTER DELETE ON ${table}
          FOR EACH ROW WHEN (OLD.image IS NOT NULL) EXECUTE FUNCTION note_picture_use();
      `);
    }
  }
}
