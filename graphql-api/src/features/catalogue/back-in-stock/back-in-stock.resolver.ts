import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';

import type { Actor } from '../../../auth/actor.js';
import { Auth } from '../../../auth/auth.directive.js';
import { CurrentActor } from '../../../auth/shop-context.js';
import { COST } from '../../../shared/read-cost.js';
import { MAX_REQUESTS } from './back-in-stock.errors.js';
import type { BackInStockService } from './back-in-stock.service.js';

@Resolver()
export class BackInStockResolver {
  constructor(private readonly requests: BackInStockService) {}

  @Auth()
  @Query(() => [ID], {
    description: `Ids of the parts the caller wants a mail about once they are back; at most ${MAX_REQUESTS}.`,
    complexity: COST.list,
  })
  backInStockRequests(@CurrentActor() actor: Actor): Promise<string[]> {
    return this.requests.list(actor);
  }

  @Auth()
  @Mutation(() => [ID], {
    description:
      'Sends the caller one mail when a part is back; repeating it has no further effect. Returns all parts they wait for. Refused with EMAIL_NOT_VERIFIED, BACK_IN_STOCK_LIMIT, MAIL_NOT_SET_UP, and with NOT_FOUND for a part that is not sold.',
  })
  requestBackInStock(
    @Arg('partId', () => ID, { description: 'Id of the part.' }) partId: string,
    @CurrentActor() actor: Actor,
  ): Promise<string[]> {
    return this.requests.add(partId, actor);
  }

  @Auth()
  @Mutation(() => [ID], {
    description: 'Cancels the mail about a part. Returns all parts the caller still waits for.',
  })
  cancelBackInStock(
    @Arg('partId', () => ID, { description: 'Id of the part.' }) partId: string,
    @CurrentActor() actor: Actor,
  ): Promise<string[]> {
    return this.requests.remove(partId, actor);
  }
}
