import type { QueryRunner } from 'typeorm';

/** What admins need to keep lists of cars: imports of files with what they would change, and what looks wrong in the lists. */
export class FitmentDesk1765340000000 {
  name = 'FitmentDesk1765340000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE fitment_import (
        id uuid PRIMARY KEY,
        -- As in the log: a uid, which stays when its account moves.
        actor text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        file_name text NOT NULL CHECK (length(file_name) BETWEEN 1 AND 200),
        state text NOT NULL CHECK (state IN
          ('RECEIVING', 'CHECKING', 'READY', 'REFUSED', 'APPLYING', 'APPLIED', 'UNDOING', 'UNDONE')),
        encoding text,
        delimiter text,
        file_rows integer NOT NULL DEFAULT 0,
        new_lines integer NOT NULL DEFAULT 0,
        changed_lines integer NOT NULL DEFAULT 0,
        same_lines integer NOT NULL DEFAULT 0,
        wrong_lines integer NOT NULL DEFAULT 0,
        -- Why it was refused, or why it was not applied or not undone.
        problem text CHECK (length(problem) <= 500),
        applied_by text,
        applied_at timestamptz,
        undone_at timestamptz
      );
      CREATE INDEX fitment_import_newest ON fitment_import (created_at DESC, id DESC);
      CREATE INDEX fitment_import_to_do ON fitment_import (created_at) WHERE state IN ('CHECKING', 'APPLYING', 'UNDOING');

      -- The file as it came, so that any copy of the shop can look at it, and look again.
      CREATE TABLE fitment_import_piece (
        import_id uuid NOT NULL REFERENCES fitment_import ON DELETE CASCADE,
        place integer NOT NULL,
        bytes bytea NOT NULL,
        PRIMARY KEY (import_id, place)
      );

      CREATE TABLE fitment_import_line (
        import_id uuid NOT NULL REFERENCES fitment_import ON DELETE CASCADE,
        place integer NOT NULL,
        -- In the file, the head being 1; wildcards make several lines of a row.
        file_row integer NOT NULL,
        kind text NOT NULL CHECK (kind IN ('WRONG', 'NEW', 'CHANGED', 'SAME')),
        -- Wrong ones are shown first, what changes nothing last.
        kind_rank smallint NOT NULL GENERATED ALWAYS AS (CASE kind WHEN 'WRONG' THEN 1 WHEN 'SAME' THEN 3 ELSE 2 END) STORED,
        label text NOT NULL,
        column_name text,
        value text,
        reason text,
        part_id uuid,
        fitment_id uuid,
        revision integer,
        line_key text,
        before jsonb,
        after jsonb,
        PRIMARY KEY (import_id, place)
      );
      CREATE INDEX fitment_import_line_of_kind ON fitment_import_line (import_id, kind, place);
      CREATE INDEX fitment_import_line_in_order ON fitment_import_line (import_id, kind_rank, place);
      -- One file says of one line one thing.
      CREATE UNIQUE INDEX fitment_import_line_key ON fitment_import_line (import_id, part_id, line_key)
        WHERE line_key IS NOT NULL;
      CREATE UNIQUE INDEX fitment_import_line_fitment ON fitment_import_line (import_id, fitment_id)
        WHERE fitment_id IS NOT NULL;

      CREATE TABLE fitment_finding (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('YEAR', 'DUPLICATE', 'OVERLAP', 'QUANTITY', 'ORPHAN', 'HOLE')),
        -- The clearest mistakes first.
        rank smallint NOT NULL GENERATED ALWAYS AS (
          array_position('{YEAR,DUPLICATE,OVERLAP,QUANTITY,ORPHAN,HOLE}'::text[], kind)) STORED,
        part_id uuid REFERENCES part ON DELETE CASCADE,
        fitment_id uuid REFERENCES part_fitment ON DELETE CASCADE,
        text text NOT NULL
      );
      CREATE INDEX fitment_finding_in_order ON fitment_finding (rank, id);
      CREATE INDEX fitment_finding_of_part ON fitment_finding (part_id);
      CREATE INDEX fitment_finding_of_line ON fitment_finding (fitment_id);

      -- One row: how far the check of all lists has come, and when the last whole one was done.
      CREATE TABLE fitment_check (
        is_the_one boolean PRIMARY KEY DEFAULT true CHECK (is_the_one),
        begun_at timestamptz,
        next_part uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
        done_at timestamptz,
        -- Somebody asks for another one.
        asked boolean NOT NULL DEFAULT true
      );
      INSERT INTO fitment_check DEFAULT VALUES;
    `);
  }
}
