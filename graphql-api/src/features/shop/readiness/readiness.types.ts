import { Field, ObjectType } from 'type-graphql';

import { enumOf } from '../../../shared/enum-of.js';

export const ReadinessArea = enumOf('ReadinessArea', 'The subject of a check before opening.', {
  DATABASE: 'The database, its migrations and its connections.',
  BACKUPS: 'Copies of the database, as far as the shop can see them.',
  CARS: 'The cars that customers choose from.',
  PARTS: 'What is for sale, its stock and which cars it fits.',
  PICTURES: 'Pictures of what is for sale.',
  STRIPE: 'Payments: keys, and webhooks with their events.',
  SIGN_IN: 'Firebase: project, providers and authorised domains.',
  MAIL: 'The server that sends mails.',
  ADDRESS: "The shop's own address, and the proxies before it.",
  ADMIN: 'An account with admin rights.',
  FIRST_ORDER: 'An order that was paid and shipped.',
});
export type ReadinessArea = keyof typeof ReadinessArea;

export const ReadinessState = enumOf('ReadinessState', 'The result of a check before opening.', {
  GOOD: 'The shop asked, and the answer was good.',
  MISSING: 'The shop asked, and something is missing or wrong.',
  UNKNOWN: 'The shop cannot see it from here, or got no answer.',
});
export type ReadinessState = keyof typeof ReadinessState;

@ObjectType({ description: 'One thing that was checked before the shop opens.' })
export class ReadinessCheck {
  @Field(() => ReadinessArea, { description: 'What it is about.' })
  area: ReadinessArea;

  @Field(() => ReadinessState, { description: 'The result.' })
  state: ReadinessState;

  @Field(() => String, { description: 'What was seen, in a few words. Never a secret.' })
  says: string;

  @Field(() => [String], { description: 'What to do about it, step by step; empty when it is good.' })
  steps: string[];

  @Field(() => [String], {
    description: 'Lines to copy: variables with a pattern of their value, or commands.',
  })
  copy: string[];
}
