import type { QueryRunner } from 'typeorm';

const KINDS = ['YEAR', 'DUPLICATE', 'OVERLAP', 'QUANTITY', 'ORPHAN', 'HOLE'];

/** What was sent back because it did not fit is a line of the fitment desk's work list (ADR 046). */
export class ReturnedFindings1766010000000 {
  name = 'ReturnedFindings1766010000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE fitment_finding ADD COLUMN order_id uuid REFERENCES shop_order,
        ADD CONSTRAINT finding_of_order CHECK ((kind = 'RETURNED') = (order_id IS NOT NULL));
      ${kindsAre([...KINDS, 'RETURNED'])}
    `);
  }
}

/** SQL: the kinds of findings, in their order. */
const kindsAre = (kinds: readonly string[]) => `
  ALTER TABLE fitment_finding
    DROP CONSTRAINT fitment_finding_kind_check,
    ADD CONSTRAINT fitment_finding_kind_check CHECK (kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')})),
    DROP COLUMN rank,
    ADD COLUMN rank smallint NOT NULL GENERATED ALWAYS AS (array_position('{${kinds.join()}}'::text[], kind)) STORED;
  CREATE INDEX fitment_finding_in_order ON fitment_finding (rank, id);
`;
