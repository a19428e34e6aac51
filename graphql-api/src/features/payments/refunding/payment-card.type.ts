import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'A card as shown on receipts. The full number is never stored.',
  simpleResolvers: true,
})
export class PaymentCard {
  @Field(() => String, { description: "The payment provider's code for its brand, such as `visa`." })
  brand: string;

  @Field(() => String, { description: 'Its last four digits.' })
  last4: string;
}
