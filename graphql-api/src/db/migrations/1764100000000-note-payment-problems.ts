import type { QueryRunner } from 'typeorm';

/** What only a person can mend about a payment is kept with its attempt, until the attempt is finished. */
export class NotePaymentProblems1764100000000 {
  name = 'NotePaymentProblems1764100000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE payment_attempt
        ADD COLUMN problem text CHECK (problem IN ('REFUND_REFUSED', 'MISMATCH')),
        ADD COLUMN problem_detail text,
        ADD COLUMN problem_minor integer CHECK (problem_minor >= 0),
        ADD COLUMN problem_at timestamptz,
        ADD CONSTRAINT attempt_problem_is_told CHECK (
          num_nulls(problem, problem_detail, problem_minor, problem_at) IN (0, 4)),
        ADD CONSTRAINT attempt_refused_refund_is_due CHECK (
          problem <> 'REFUND_REFUSED' OR state IN ('REFUND_DUE', 'REFUNDED'));
      CREATE INDEX payment_attempt_problems ON payment_attempt (problem_at)
        WHERE problem IS NOT NULL AND state IN ('CLAIMED', 'OPEN', 'WITHDRAWING', 'REFUND_DUE');
    `);
  }
}
