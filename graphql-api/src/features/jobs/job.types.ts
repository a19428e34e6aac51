import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';

import { enumOf } from '../../shared/enum-of.js';
import { MoneyScalar } from '../../shared/money.scalar.js';
import { FitmentQuestion } from '../cars/fitment/fitment-question.entity.js';
import { FitmentVerdict } from '../cars/fitment/fitment-verdict.types.js';
import { Category } from '../catalogue/part/category.js';
import { Part } from '../catalogue/part/part.entity.js';
import type { ShownPart } from '../catalogue/part/shown-part.js';
import { PartType } from '../catalogue/part/part-type.js';

export const JobSlotState = enumOf('JobSlotState', 'What a job has for one of its slots, for a car.', {
  FILLED: 'A part that fits: `choice`, and others that fit as `alternatives`.',
  NOTHING: 'No part of this type fits.',
  NO_DATA: 'Nothing is known about any part of this type; some are `alternatives`, for a person to compare.',
  WAITS_FOR_ANSWER:
    'Parts that fit depending on `question` or, with `needsEngine`, on the engine: these are `alternatives`.',
});
export type JobSlotState = keyof typeof JobSlotState;

@ObjectType({ description: 'A part for a slot of a job.', simpleResolvers: true })
export class JobPart {
  @Field(() => Part, { description: 'The part.' })
  part: ShownPart;

  @Field(() => FitmentVerdict, { description: 'Whether it fits the car, and why.' })
  fitment: FitmentVerdict;

  @Field(() => Int, {
    description: 'How many the car needs: by the fitment line that decides, else by the slot.',
  })
  units: number;

  @Field(() => Int, { description: 'Quantity to order: `units`, at least the minimum order.' })
  quantity: number;

  @Field(() => MoneyScalar, { description: 'The present total for `quantity`.', simple: false })
  total: number;
}

@ObjectType({ description: "An item of a job's kit.", simpleResolvers: true })
export class JobSlot {
  @Field(() => String, { description: 'What it is called in the job.' })
  title: string;

  @Field(() => PartType, { description: 'What goes there.' })
  type: PartType;

  @Field(() => Int, { description: 'How many, if the fitment line that decides does not say it.' })
  units: number;

  @Field(() => Boolean, { description: 'Whether the job needs it; otherwise it is optional.' })
  required: boolean;

  @Field(() => JobSlotState, {
    nullable: true,
    description: 'What there is for the car; null without a car.',
  })
  state: JobSlotState | null;

  @Field(() => JobPart, {
    nullable: true,
    description:
      'The best part that fits: in stock before sold out, then the cheapest. Null if none fits: nothing else is ever chosen.',
  })
  choice: JobPart | null;

  @Field(() => [JobPart], { description: 'Other parts, the best first, as `state` says.' })
  @Extensions({ maxItems: 10 })
  alternatives: readonly JobPart[];

  @Field(() => FitmentQuestion, {
    nullable: true,
    description: 'With WAITS_FOR_ANSWER: the question that decides. Null when it is the engine.',
  })
  question: FitmentQuestion | null;

  @Field(() => Boolean, {
    description: 'With WAITS_FOR_ANSWER: whether the engine of the car is needed.',
  })
  needsEngine: boolean;
}

@ObjectType({ description: 'How much of a job the shop has for a car.', simpleResolvers: true })
export class JobFit {
  @Field(() => Int, { description: 'How many slots are required.' })
  required: number;

  @Field(() => Int, { description: 'How many of these are filled.' })
  filled: number;

  @Field(() => Int, { description: 'How many of these wait for an answer, or for the engine.' })
  waiting: number;

  @Field(() => Int, { description: 'For how many of these nothing is known.' })
  noData: number;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'What the filled ones cost; null without any.',
    simple: false,
  })
  total: number | null;
}

@ObjectType({ description: 'A piece of work on a car, and what it needs.', simpleResolvers: true })
export class Job {
  @Field(() => ID, { description: 'Its stable name in addresses: `front-brakes`.' })
  key: string;

  @Field(() => String, { description: 'What it is called.' })
  title: string;

  @Field(() => String, { description: 'What is done, in a sentence or two; may be empty.' })
  description: string;

  @Field(() => [String], { description: 'Other names: searches for these offer it.' })
  words: readonly string[];

  @Field(() => Category, { nullable: true, description: 'The category whose page offers it.' })
  category: Category | null;

  @Field(() => Int, { description: 'Its place among all jobs; equal ones are ordered by key.' })
  place: number;

  @Field(() => Int, { description: 'Counts its changes, from 1.' })
  revision: number;

  @Field(() => [JobSlot], { description: 'What it needs, in this order.' })
  @Extensions({ maxItems: 20 })
  slots: readonly JobSlot[];

  @Field(() => JobFit, {
    nullable: true,
    description: 'How much of it the shop has for the car; null without a car.',
  })
  fit: JobFit | null;
}

@ObjectType({ description: 'A part type and its name.', simpleResolvers: true })
export class PartTypeNames {
  @Field(() => PartType, { description: 'The type.' })
  type: PartType;

  @Field(() => String, { description: 'What it is called.' })
  name: string;

  @Field(() => Category, { description: 'The category where its parts usually are.' })
  category: Category;
}
