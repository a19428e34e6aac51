import type { YearRange } from '../vehicle/vehicle-model.entity.js';
import type { LineProblem } from './fitment-admin.errors.js';

export interface KnownModel {
  readonly id: number;
  readonly make: string;
  readonly name: string;
  readonly years: readonly YearRange[];
}

export interface KnownQuestion {
  readonly key: string;
  readonly text: string;
  readonly answers: readonly string[];
}

/** First and last year of a model. */
export const lifeOf = ({ years }: KnownModel): YearRange => ({
  from: years.at(0)?.from ?? 0,
  to: years.at(-1)?.to ?? 0,
});

/** Whether the years are within the model's life, the first not after the last. A gap between them does no harm. */
export function yearsProblem(model: KnownModel, from: number, to: number): LineProblem | null {
  if (from > to) return { field: 'yearTo', reason: `The years end before they start, in ${from}.` };
  const life = lifeOf(model);
  if (from < life.from) return outside('yearFrom', `The ${model.name} starts in ${life.from} here.`);
  if (to > life.to) return outside('yearTo', `The ${model.name} ends in ${life.to} here.`);
  if (!isMade(model, from)) return outside('yearFrom', `There is no ${model.name} of ${from}.`);
  if (!isMade(model, to)) return outside('yearTo', `There is no ${model.name} of ${to}.`);
  return null;
}

const isMade = ({ years }: KnownModel, year: number) =>
  years.some((range) => range.from <= year && year <= range.to);

const outside = (field: 'yearFrom' | 'yearTo', reason: string): LineProblem => ({ field, reason });

/** Whether the accepted answers are some of the question's, and there are none without a question. */
export function answersProblem(
  key: string | null,
  question: KnownQuestion | null,
  accepted: readonly string[],
): LineProblem | null {
  if (key === null) {
    return accepted.length === 0
      ? null
      : { field: 'accepted', reason: 'There are answers, but no question.' };
  }
  if (!question) return { field: 'question', reason: `There is no question “${key}”.` };
  const known = question.answers.map((answer) => `“${answer}”`).join(', ');
  if (accepted.length === 0) {
    return { field: 'accepted', reason: `Choose the accepted answers: ${known}.` };
  }
  const unknownAnswer = accepted.find((answer) => !question.answers.includes(answer));
  if (unknownAnswer === undefined) return null;
  return {
    field: 'accepted',
    reason: `“${unknownAnswer}” is not an answer to “${question.text}” Answers: ${known}.`,
  };
}

/** The answers in the order of their question, each once, as lists store them. */
export const inOrder = (question: KnownQuestion, accepted: readonly string[]): string[] =>
  question.answers.filter((answer) => accepted.includes(answer));
