import type { QueryRunner } from 'typeorm';

/** CHECKs of a table by name; null: there is none of that name any more. */
export type Rules = Readonly<Record<string, string | null>>;

/**
 * Puts CHECKs on a table, in the place of those of the same names, for migrations outside of a transaction. No one waits
 * for what looks through the table, which may take longer than a statement else may: a rule is in force for new rows at
 * once, and then for all. May be repeated.
 */
export async function holdTo(queryRunner: QueryRunner, table: string, rules: Rules): Promise<void> {
  for (const [name, rule] of Object.entries(rules)) {
    const added = rule === null ? '' : `, ADD CONSTRAINT ${name} CHECK (${rule}) NOT VALID`;
    await queryRunner.query(`ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${name}${added}`);
    if (rule !== null) await queryRunner.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${name}`);
  }
}
