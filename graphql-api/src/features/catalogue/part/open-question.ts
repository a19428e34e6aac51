import { Field, Int, ObjectType } from 'type-graphql';

import type { ReadDatabase } from '../../../shared/read-database.js';
import { SqlValues } from '../../../shared/sql-values.js';
import { FitmentQuestion } from '../../cars/fitment/fitment-question.entity.js';
import { openQuestionCondition } from '../../cars/fitment/fitting.js';
import type { JudgedQuery } from './best-fit.js';
import { conditionsOf } from './part-conditions.js';
import { newestCandidates } from './newest-candidates.js';

@ObjectType({ description: 'A question, and how many parts wait for its answer.', simpleResolvers: true })
export class OpenQuestion {
  @Field(() => FitmentQuestion, { description: 'The question.' })
  question: FitmentQuestion;

  @Field(() => Int, { description: 'How many parts of the search depend on it.' })
  parts: number;
}

/** The question that most parts of a filter wait for, whichever of them are listed; a tie goes to the first key. */
export async function findOpenQuestion(
  catalogue: ReadDatabase,
  { fitting, ...filter }: JudgedQuery,
): Promise<OpenQuestion | null> {
  const values = new SqlValues();
  const where = conditionsOf({ ...filter, fitting: { ...fitting, scope: 'FITS_IF' } }, values);
  // The car's own rows first: part by part, all rows of a thousand parts would be read.
  const [modelId, year] = [values.add(fitting.car.modelId), values.add(fitting.car.year)];
  const ofCar = `SELECT * FROM part_fitment
    WHERE model_id = ${modelId} AND year_from <= ${year} AND year_to >= ${year} OFFSET 0`;
  const [found] = await catalogue.query<FitmentQuestion & { parts: number }>({
    text: `SELECT question.key, question.text, question.answers, count(DISTINCT item.id)::integer AS parts
      FROM ${newestCandidates(filter, where)} AS item
      JOIN (${ofCar}) AS row ON row.part_id = item.id JOIN fitment_question AS question ON question.key = row.question
      WHERE ${openQuestionCondition(fitting, values)}
      GROUP BY question.key ORDER BY parts DESC, question.key LIMIT 1`,
    values: values.all,
  });
  if (!found) return null;
  const { parts, ...question } = found;
  return { parts, question };
}
