import { IsEnum, IsISO8601, IsOptional, Matches } from 'class-validator';
import { Field, InputType, registerEnumType } from 'type-graphql';

import { IsText } from '../../shared/text.validator.js';
import { ORDER_STATES, OrderStatus } from './order-status.js';

export enum OrderSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  PRODUCT_ASC = 'PRODUCT_ASC',
  PRODUCT_DESC = 'PRODUCT_DESC',
  TOTAL_ASC = 'TOTAL_ASC',
  TOTAL_DESC = 'TOTAL_DESC',
  STATUS_ASC = 'STATUS_ASC',
  STATUS_DESC = 'STATUS_DESC',
}

/** The states as a list by status has them. */
const byRank = [...ORDER_STATES]
  .sort((one, other) => one.rank - other.rank)
  .map(({ status }) => status.toLowerCase());

registerEnumType(OrderSort, {
  name: 'OrderSort',
  description: 'The sort order of orders.',
  valuesConfig: {
    NEWEST: { description: 'The newest first.' },
    OLDEST: { description: 'The oldest first.' },
    PRODUCT_ASC: { description: "By the part's name, from A." },
    PRODUCT_DESC: { description: "By the part's name, from Z." },
    TOTAL_ASC: { description: 'The smallest total first.' },
    TOTAL_DESC: { description: 'The largest total first.' },
    STATUS_ASC: { description: `By state: ${byRank.join(', ')}.` },
    STATUS_DESC: { description: `By state: ${byRank.toReversed().join(', ')}.` },
  },
});

@InputType({ description: 'Narrows the list of orders; all given conditions must hold.' })
export class OrderFilter {
  @Field(() => OrderStatus, { nullable: true, description: 'Orders in this state.' })
  @IsOptional()
  @IsEnum(OrderStatus)
  status?: OrderStatus | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Words from product, customer's name, e-mail, address, phone or the payment's id, or a part of the order's number; number and phone also as the whole search, in any punctuation. If more than 1,000 orders match, the newest are listed.",
  })
  @IsOptional()
  @IsText({ min: 0, max: 100 })
  search?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only orders that were paid on this day (UTC): an ISO 8601 date, such as "2026-11-21".',
  })
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'paidOn must be a date such as 2026-11-21' })
  @IsISO8601({ strict: true }, { message: 'paidOn must be a date such as 2026-11-21' })
  paidOn?: string | null;
}
