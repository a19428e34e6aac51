import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';

import { MoneyScalar } from '../../../shared/money.scalar.js';
import { BulkChangeKind } from './bulk-change.inputs.js';
import type { BulkChangeRule } from './bulk-change.rule.js';

@ObjectType({ description: 'What a bulk change does to one part.', simpleResolvers: true })
export class BulkChangeLine {
  @Field(() => ID, { description: 'Id of the part.' })
  partId: string;

  @Field(() => String, { description: 'Its name; empty if it has none.' })
  name: string;

  @Field(() => MoneyScalar, {
    description: 'Price per item before; 0 for a part that was no longer sold at the preview.',
  })
  priceBefore: number;

  @Field(() => MoneyScalar, { description: 'Price per item after; unchanged if it stays.' })
  priceAfter: number;

  @Field(() => Int, { description: 'Units in stock before.' })
  unitsBefore: number;

  @Field(() => Int, { description: 'Units in stock after; the same if they stay.' })
  unitsAfter: number;

  @Field(() => String, {
    nullable: true,
    description: 'Why the part is skipped, or only partly reverted; null when it is done in full.',
  })
  reason: string | null;
}

@ObjectType({
  description:
    'A bulk change of prices or stock. Its lines and counts show what it would do; once applied, what it did; once undone, what undoing did.',
  simpleResolvers: true,
})
export class BulkChange {
  @Field(() => ID, { description: 'Id of the change.' })
  id: string;

  rule: BulkChangeRule;

  lines: BulkChangeLine[];

  @Field(() => BulkChangeKind, { description: 'What is done to each part.', simple: false })
  get kind(): BulkChangeKind {
    return this.rule.kind;
  }

  @Field(() => Float, {
    nullable: true,
    description: 'The percentage, for kinds that use one.',
    simple: false,
  })
  get percent(): number | null {
    const { kind, value } = this.rule;
    return kind === BulkChangeKind.RAISE_BY_PERCENT || kind === BulkChangeKind.LOWER_BY_PERCENT
      ? value / 100
      : null;
  }

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'The amount, for kinds that use one.',
    simple: false,
  })
  get amount(): number | null {
    return this.percent === null && this.units === null ? this.rule.value : null;
  }

  @Field(() => Int, {
    nullable: true,
    description: 'The number of units, for kinds that use one.',
    simple: false,
  })
  get units(): number | null {
    return 'reason' in this.rule ? this.rule.value : null;
  }

  @Field(() => String, {
    nullable: true,
    description:
      'Email of the admin who applied it or, once undone, who undid it; null once the account is deleted.',
  })
  by: string | null;

  @Field(() => Int, { description: 'Parts that are done in full.', simple: false })
  get changedCount(): number {
    return this.lines.filter(({ reason }) => reason === null).length;
  }

  @Field(() => Int, { description: 'Parts that have a `reason`.', simple: false })
  get leftCount(): number {
    return this.lines.length - this.changedCount;
  }

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was applied; null: it is a preview.',
  })
  appliedAt: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Until when undoBulkChange is offered; null for a preview and once it is undone.',
  })
  undoUntil: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was undone.' })
  undoneAt: Date | null;
}
