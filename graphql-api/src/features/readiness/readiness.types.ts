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
  description: 'The subject of a check before opening.',
  valuesConfig: {
    DATABASE: { description: 'The database, its migrations and its connections.' },
    BACKUPS: { description: 'Copies of the database, as far as the shop can see them.' },
    CARS: { description: 'The cars that customers choose from.' },
    PARTS: { description: 'What is for sale, its stock and which cars it fits.' },
    PICTURES: { description: 'Pictures of what is for sale.' },
    STRIPE: { description: 'Payments: keys, and webhooks with their events.' },
    SIGN_IN: { description: 'Firebase: project, providers and authorised domains.' },
    MAIL: { description: 'The server that sends mails.' },
    ADDRESS: { description: "The shop's own address, and the proxies before it." },
    ADMIN: { description: 'An account with admin rights.' },
    FIRST_ORDER: { description: 'An order that was paid and shipped.' },
  },
});
registerEnumType(ReadinessState, {
  name: 'ReadinessState',
  description: 'The result of a check before opening.',
  valuesConfig: {
    GOOD: { description: 'The shop asked, and the answer was good.' },
    MISSING: { description: 'The shop asked, and something is missing or wrong.' },
    UNKNOWN: { description: 'The shop cannot see it from here, or got no answer.' },
  },
});

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
