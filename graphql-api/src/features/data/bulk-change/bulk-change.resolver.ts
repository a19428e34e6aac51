import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';

import type { Actor } from '../../../auth/actor.js';
import { Auth } from '../../../auth/auth.directive.js';
import { Role } from '../../../auth/role.js';
import { CurrentActor, type ShopContext } from '../../../auth/shop-context.js';
import { COST } from '../../../shared/read-cost.js';
import { MAX_LINES, MAX_PARTS } from './bulk-change.errors.js';
import { PrepareBulkChangeArgs } from './bulk-change.inputs.js';
import type { BulkChanges } from './bulk-change.service.js';
import { BulkChange, BulkChangeLine } from './bulk-change.types.js';

const ID_OF_CHANGE = { description: 'Id of the change.' };

@Resolver(() => BulkChange)
export class BulkChangeResolver {
  constructor(private readonly changes: BulkChanges) {}

  @Auth(Role.ADMIN)
  @Query(() => [BulkChange], {
    description: 'The last five bulk changes that were applied or undone within ten minutes, newest first.',
    complexity: COST.list,
  })
  recentBulkChanges(): Promise<BulkChange[]> {
    return this.changes.listRecent();
  }

  @Auth(Role.ADMIN)
  @Mutation(() => BulkChange, {
    description: `Previews what a rule would do to many parts, at most ${MAX_PARTS}, with at most ${MAX_LINES} lines in their lists of cars if prices change; nothing is changed. Stored for a day, for applyBulkChange.`,
  })
  prepareBulkChange(
    @Args(() => PrepareBulkChangeArgs) args: PrepareBulkChangeArgs,
    @Ctx() { loaders }: ShopContext,
    @CurrentActor() actor: Actor,
  ): Promise<BulkChange> {
    return this.changes.prepare(args, loaders, actor);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => BulkChange, {
    description:
      'Applies what prepareBulkChange has previewed, in one transaction; repeating it has no further effect. A part whose price has changed, or that lacks the units, is skipped, as its line states.',
  })
  applyBulkChange(
    @Arg('id', () => ID, ID_OF_CHANGE) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<BulkChange> {
    return this.changes.apply(id, actor);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => BulkChange, {
    description:
      'Reverts a bulk change within ten minutes; repeating it has no further effect. Prices changed since then are kept, and units no longer in stock are not removed; the lines name both. Refused with CONFLICT later.',
  })
  undoBulkChange(
    @Arg('id', () => ID, ID_OF_CHANGE) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<BulkChange> {
    return this.changes.undo(id, actor);
  }

  @FieldResolver(() => [BulkChangeLine], {
    description: 'Each part and what is done to it, those with a reason first, then by name.',
    complexity: COST.list,
  })
  lines(
    @Root() { lines }: BulkChange,
    @Arg('left', () => Boolean, {
      nullable: true,
      description: 'True: only those with a reason; false: only those done in full.',
    })
    left: boolean | null | undefined,
  ): BulkChangeLine[] {
    return left == null ? lines : lines.filter(({ reason }) => (reason !== null) === left);
  }
}
