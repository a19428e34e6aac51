import { ArgsType, Field } from 'type-graphql';

import { NumberedPageArgs } from '../../../shared/page.args.js';
import { IsText } from '../../../shared/text.validator.js';
import { PaymentCaseState } from '../payment/payment-case.kinds.js';

@ArgsType()
export class PaymentCasesArgs extends NumberedPageArgs {
  @Field(() => PaymentCaseState, { nullable: true, description: 'Only cases in this state.' })
  state?: PaymentCaseState | null;

  @Field(() => String, {
    nullable: true,
    description:
      "A part of the order's number, of an id of the provider's, or of the customer's name, email or phone.",
  })
  @IsText({ min: 0, max: 100 })
  search?: string | null;
}
