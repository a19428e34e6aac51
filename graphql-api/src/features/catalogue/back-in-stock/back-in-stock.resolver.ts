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
    description: `Ids of the parts whose return to stock the caller is emailed about; at most ${MAX_REQUESTS}.`,
    complexity: COST.list,
  })
  backInStockRequests(@CurrentActor() actor: Actor): Promise<string[]> {
    return this.requests.list(actor);
  }

  @Auth()
  @Mutation(() => [ID], {
    description:
      'Emails the caller once when a part is back in stock; repeating it has no further effect. Returns all requested parts. Refused with EMAIL_NOT_VERIFIED, BACK_IN_STOCK_LIMIT, MAIL_NOT_SET_UP, and with NOT_FOUND for a part that is not sold.',
  })
  requestBackInStock(
    @Arg('partId', () => ID, { description: 'Id of the part.' }) partId: string,
    @CurrentActor() actor: Actor,
  ): Promise<string[]> {
    return this.requests.add(partId, actor);
  }

  @Auth()
  @Mutation(() => [ID], {
    description: 'Cancels the request for a part. Returns the remaining requested parts.',
  })
  cancelBackInStock(
    @Arg('partId', () => ID, { description: 'Id of the part.' }) partId: string,
    @CurrentActor() actor: Actor,
  ): Promise<string[]> {
    return this.requests.remove(partId, actor);
  }
}
