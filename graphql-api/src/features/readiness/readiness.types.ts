import { Field, ObjectType, registerEnumType } from 'type-graphql';

/** What a check is about. */
export enum ReadinessArea {
  DATABASE = 'DATABASE',
  BACKUPS = 'BACKUPS',
  CARS = 'CARS',
  PARTS = 'PARTS',
  PICTURES = 'PICTURES',
  STRIPE = 'STRIPE',
  SIGN_IN = 'SIGN_IN',
  MAIL = 'MAIL',
  ADDRESS = 'ADDRESS',
  ADMIN = 'ADMIN',
  FIRST_ORDER = 'FIRST_ORDER',
}

export enum ReadinessState {
  GOOD = 'GOOD',
  MISSING = 'MISSING',
  UNKNOWN = 'UNKNOWN',
}

registerEnumType(ReadinessArea, {
  name: 'ReadinessArea',
  description: 'What a check before opening is about.',
});
registerEnumType(ReadinessState, {
  name: 'ReadinessState',
  description: 'How a check before opening came out.',
  valuesConfig: {
    GOOD: { description: 'The shop asked, and the answer was good.' },
    MISSING: { description: 'The shop asked, and something is missing or wrong.' },
    UNKNOWN: { description: 'The shop can not see it from here, or got no answer.' },
  },
});

@ObjectType({ description: 'One thing that was checked before the shop opens.' })
export class ReadinessCheck {
  @Field(() => ReadinessArea)
  area: ReadinessArea;

  @Field(() => ReadinessState)
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
