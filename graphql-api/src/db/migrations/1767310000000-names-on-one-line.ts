import type { QueryRunner } from 'typeorm';

/** Every blank and control character, as `oneLine` has them. */
const BLANKS =
  '[\\u0001-\\u0020\\u007F-\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF]+';
const oneLine = (text: string) => `btrim(regexp_replace(${text}, '${BLANKS}', ' ', 'g'))`;
const each = (answers: string) =>
  `ARRAY(SELECT ${oneLine('answer')} FROM unnest(${answers}) WITH ORDINALITY AS one (answer, place) ORDER BY place)`;

/**
 * Names of cars and answers to questions have plain blanks, one at a time, as the addresses of customers have them, and a make has one spelling. Where
 * two models or two answers would become the same they stay as they are: which of them is meant is not for a migration to know. Where there is
 * nothing to mend, which is nearly everywhere, nothing is locked.
 */
export class NamesOnOneLine1767310000000 {
  name = 'NamesOnOneLine1767310000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE vehicle_model AS model SET make = ${oneLine('make')}, name = ${oneLine('name')}
      WHERE (make, name) <> (${oneLine('make')}, ${oneLine('name')}) AND ${oneLine('make')} <> '' AND ${oneLine('name')} <> ''
        AND NOT EXISTS (SELECT FROM vehicle_model AS other WHERE other.id <> model.id
          AND lower(${oneLine('other.make')}) = lower(${oneLine('model.make')})
          AND lower(${oneLine('other.name')}) = lower(${oneLine('model.name')}))
    `);
    await queryRunner.query(`
      UPDATE vehicle_model AS model SET make = spelt.make
      FROM (SELECT lower(make) AS key, mode() WITHIN GROUP (ORDER BY make) AS make FROM vehicle_model GROUP BY lower(make)) AS spelt
      WHERE lower(model.make) = spelt.key AND model.make <> spelt.make
    `);
    const questions = (await queryRunner.query(`
      SELECT key FROM fitment_question WHERE answers <> ${each('answers')} AND array_position(${each('answers')}, '') IS NULL
        AND cardinality(answers) = (SELECT count(DISTINCT ${oneLine('answer')}) FROM unnest(answers) AS answer)
    `)) as { key: string }[];
    if (questions.length > 0)
      await this.mendAnswers(
        queryRunner,
        questions.map(({ key }) => key),
      );
  }

  /** Of these questions, and of the lists that accept them. */
  private async mendAnswers(queryRunner: QueryRunner, keys: readonly string[]): Promise<void> {
    // Whoever writes a list meanwhile has its answers looked at before the question changes, or after.
    await queryRunner.query('LOCK TABLE part_fitment IN SHARE ROW EXCLUSIVE MODE');
    // It refuses what takes an answer from lists that accept it: they follow at once.
    await queryRunner.query('ALTER TABLE fitment_question DISABLE TRIGGER fitment_question_keeps_answers');
    await queryRunner.query(
      `UPDATE fitment_question SET answers = ${each('answers')} WHERE key = ANY($1::text[])`,
      [keys],
    );
    await queryRunner.query('ALTER TABLE fitment_question ENABLE TRIGGER fitment_question_keeps_answers');
    await queryRunner.query(
      `UPDATE part_fitment SET accepted = ${each('accepted')} WHERE question = ANY($1::text[]) AND accepted <> ${each('accepted')}`,
      [keys],
    );
  }
}
