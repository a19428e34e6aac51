import { Arg, ID, Mutation, Resolver } from 'type-graphql';

import type { Actor } from '../../../auth/actor.js';
import { Auth } from '../../../auth/auth.directive.js';
import { Role } from '../../../auth/role.js';
import { CurrentActor } from '../../../auth/shop-context.js';
import type { AccountErasure } from './account-erasure.service.js';

const TYPED = { description: "The account's email address, typed to confirm." };
const WHAT_STAYS =
  'Orders are kept for bookkeeping without personal data; everything else is deleted, and every session ends. Refused with ACCOUNT_HAS_OPEN_ORDERS while orders are unpaid, unshipped, being returned or disputed or money is still owed, and with ACCOUNT_IS_ADMIN. Returns whether the identity provider has also deleted the sign-in; if not, it is asked until it has.';

/** Deleting an account (ADR 047). */
@Resolver()
export class AccountResolver {
  constructor(private readonly erasure: AccountErasure) {}

  @Auth()
  @Mutation(() => Boolean, { description: `Deletes the caller's account permanently. ${WHAT_STAYS}` })
  deleteMyAccount(
    @Arg('email', () => String, TYPED) email: string,
    @CurrentActor() actor: Actor,
  ): Promise<boolean> {
    return this.erasure.erase(actor.uid, email, actor);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Boolean, { description: `Deletes a customer's account permanently. ${WHAT_STAYS}` })
  deleteAccount(
    @Arg('id', () => ID, { description: 'Id of the account.' }) id: string,
    @Arg('email', () => String, TYPED) email: string,
    @CurrentActor() actor: Actor,
  ): Promise<boolean> {
    return this.erasure.erase(id, email, actor);
  }
}
