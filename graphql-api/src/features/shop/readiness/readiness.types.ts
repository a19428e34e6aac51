import { Field, ObjectType } from 'type-graphql';

import { enumOf } from '../../../shared/enum-of.js';

export const ReadinessArea = enumOf('ReadinessArea', 'The subject of a check before opening.', {
  DATABASE: 'The database, its migrations and its connections.',
  BACKUPS: 'Database backups, as far as they can be checked.',
  CARS: 'The cars that customers choose from.',
  PARTS: 'Parts, their stock and fitment.',
  PICTURES: 'Part photos.',
  STRIPE: 'Payments: keys, and webhooks with their events.',
  SIGN_IN: 'Firebase: project, providers and authorized domains.',
  MAIL: 'The mail server.',
  ADDRESS: "The shop's public URL, and the proxies in front of it.",
  ADMIN: 'An account with admin rights.',
  FIRST_ORDER: 'An order that was paid and shipped.',
});
export type ReadinessArea = keyof typeof ReadinessArea;

export const ReadinessState = enumOf('ReadinessState', 'The result of a check before opening.', {
  GOOD: 'Checked and good.',
  MISSING: 'Checked; something is missing or wrong.',
  UNKNOWN: 'Can not be checked from here, or there was no response.',
});
export type ReadinessState = keyof typeof ReadinessState;

@ObjectType({ description: 'A check before the shop opens.' })
export class ReadinessCheck {
  @Field(() => ReadinessArea, { description: 'The subject.' })
  area: ReadinessArea;

  @Field(() => ReadinessState, { description: 'The result.' })
  state: ReadinessState;

  @Field(() => String, { description: 'A short finding. Never contains a secret.' })
  message: string;

  @Field(() => [String], { description: 'Steps to fix it; empty when it is good.' })
  steps: string[];

  @Field(() => [String], {
    description: 'Lines to copy: variables with a pattern of their value, or commands.',
  })
  copy: string[];
}
