import type { EntityManager } from 'typeorm';

import type { KnownQuestion } from '../../../cars/fitment-admin/line-check.js';
import { usedByText } from '../used-by.js';

/** An answer that lists of cars accept, or that customers gave for their cars, and how many do. */
export interface NamedAnswer {
  readonly key: string;
  readonly answer: string;
  readonly lists: number;
  readonly garages: number;
}

export const namedAnswers = (manager: EntityManager, keys: readonly string[]): Promise<NamedAnswer[]> =>
  manager.query(
    `SELECT question AS key, answer, count(DISTINCT part_id)::integer AS lists, 0 AS garages
     FROM part_fitment CROSS JOIN unnest(accepted) AS answer WHERE question = ANY($1::text[]) GROUP BY 1, 2
     UNION ALL
     SELECT given.question, given.answer, 0, count(*)::integer
     FROM garage_car AS car CROSS JOIN jsonb_to_recordset(car.answers) AS given (question text, answer text)
     WHERE given.question = ANY($1::text[]) GROUP BY 1, 2`,
    [keys],
  );

/** The answers that a question would no longer have; all of them where nothing comes after it. */
export const lostAnswers = (before: KnownQuestion, after: KnownQuestion | null): string[] =>
  before.answers.filter((answer) => !after?.answers.includes(answer));

/** The first answer that would be lost though someone names it, with who does; undefined without one. */
export function namedLoss(
  before: KnownQuestion,
  after: KnownQuestion | null,
  named: readonly NamedAnswer[],
): string | undefined {
  for (const answer of lostAnswers(before, after)) {
    const naming = named.filter((one) => one.key === before.key && one.answer === answer);
    const count = (what: 'garages' | 'lists') => naming.reduce((sum, one) => sum + one[what], 0);
    const who = usedByText(count('lists'), count('garages'));
    if (who) return `“${answer}”, which ${who} name`;
  }
  return undefined;
}
