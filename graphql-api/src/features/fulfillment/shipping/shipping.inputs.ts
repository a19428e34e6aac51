import { HasItems } from '../../../shared/list.validator.js';
import { ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';

import { IsText } from '../../../shared/text.validator.js';

/** A small shop's day, and as many as one transaction may lock. */
export const MAX_AT_ONCE = 200;

@InputType()
@ArgsType()
class LabelFields {
  @Field(() => String, {
    nullable: true,
    description:
      'Name of a carrier from `carriers` or any other; only carriers in the list have tracking links. Null for none.',
  })
  @IsText({ min: 1, max: 40 })
  carrier?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The tracking number; spaces and hyphens are ignored. Requires `carrier`.',
  })
  @IsText({ min: 4, max: 60 })
  trackingNumber?: string | null;
}

@InputType({ description: 'Orders that ship together, and their tracking details.' })
export class ParcelInput extends LabelFields {
  @Field(() => [ID], { description: 'Ids of paid orders of one customer to one address.' })
  @HasItems(1, MAX_AT_ONCE)
  orderIds: string[];

  @Field(() => String, {
    nullable: true,
    description:
      'The address on the packing slip: orders whose address has changed are skipped. Null accepts any address.',
  })
  @IsText({ min: 0, max: 500 })
  expectedAddress?: string | null;
}

@ArgsType()
export class ShipOrdersArgs extends LabelFields {
  @Field(() => [ID], {
    nullable: true,
    description:
      'Ids of paid orders, at most 200: a parcel for each customer and address. Either these or `parcels`.',
  })
  @HasItems(1, MAX_AT_ONCE)
  orderIds?: string[] | null;

  @Field(() => [ParcelInput], {
    nullable: true,
    description: 'Parcels with their own carrier and number, with at most 200 orders in all.',
  })
  @HasItems(1, MAX_AT_ONCE)
  @ValidateNested({ each: true })
  parcels?: ParcelInput[] | null;
}

@ArgsType()
export class CorrectParcelArgs extends LabelFields {
  @Field(() => ID, { description: 'Id of the parcel.' })
  id: string;
}

@ArgsType()
export class UndoShipOrdersArgs {
  @Field(() => [ID], { description: 'Ids of the orders, at most 200.' })
  @HasItems(1, MAX_AT_ONCE)
  ids: string[];
}
