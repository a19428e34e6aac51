import { IsEnum, IsISO8601, IsOptional, Matches } from 'class-validator';
import { Field, InputType } from 'type-graphql';

import { enumOf } from '../../../shared/enum-of.js';
import { IsText } from '../../../shared/text.validator.js';
import { ORDER_STATES, OrderStatus } from './order-status.js';

/** The states as a list by status has them. */
const byRank = [...ORDER_STATES]
  .sort((one, other) => one.rank - other.rank)
  .map(({ status }) => status.toLowerCase());

export const OrderSort = enumOf('OrderSort', 'The sort order of orders.', {
  NEWEST: 'The newest first.',
  OLDEST: 'The oldest first.',
  PRODUCT_ASC: "By the part's name, from A.",
  PRODUCT_DESC: "By the part's name, from Z.",
  TOTAL_ASC: 'The smallest total first.',
  TOTAL_DESC: 'The largest total first.',
  STATUS_ASC: `By state: ${byRank.join(', ')}.`,
  STATUS_DESC: `By state: ${byRank.toReversed().join(', ')}.`,
});
export type OrderSort = keyof typeof OrderSort;

@InputType({ description: 'Filters orders; all conditions must match.' })
export class OrderFilter {
  @Field(() => OrderStatus, { nullable: true, description: 'Orders in this state.' })
  @IsOptional()
  @IsEnum(OrderStatus)
  status?: OrderStatus | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Words from product, customer's name, email, address, phone or the payment's id, or a part of the order's number; number and phone also as the whole search, in any punctuation. If more than 1,000 orders match, the newest are listed.",
  })
  @IsOptional()
  @IsText({ min: 0, max: 100 })
  search?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only orders that were paid on this day, in the time zone of the shop: an ISO 8601 date, such as "2026-11-21".',
  })
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'paidOn must be a date such as 2026-11-21' })
  @IsISO8601({ strict: true }, { message: 'paidOn must be a date such as 2026-11-21' })
  paidOn?: string | null;
}
