import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';

import { isAdmin } from '../../../auth/actor.js';
import { VariesByRole } from '../../../auth/auth.directive.js';
import type { ShopContext } from '../../../auth/shop-context.js';
import { maskEmail } from '../../../shared/mask-email.js';
import { COST } from '../../../shared/read-cost.js';
import { Reads, selectedColumns } from '../../../shared/selected-columns.js';
import { Part } from './part.entity.js';
import type { PartService } from './part.service.js';
import type { ShownPart } from './shown-part.js';

/** Spec section 9. */
const BEST_PARTS = 6;

@Resolver(() => Part)
export class PartResolver {
  constructor(private readonly parts: PartService) {}

  @Query(() => [Part], {
    description: `Best Auto Parts: the ${BEST_PARTS} newest parts with a picture, those in stock first.`,
    complexity: ({ childComplexity }) => COST.list + BEST_PARTS / COST.rowsPerPoint + childComplexity,
  })
  bestParts(): Promise<ShownPart[]> {
    return this.parts.listBest(BEST_PARTS);
  }

  @Query(() => Part, {
    name: 'part',
    nullable: true,
    description: 'One part; null when it is unknown or no longer sold.',
    complexity: COST.row,
  })
  find(
    @Arg('id', () => ID, { description: 'Id of the part.' }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ShownPart | null> {
    return this.parts.find(id, selectedColumns(info, Part));
  }

  @VariesByRole()
  @Reads<ShownPart>('createdBy')
  @FieldResolver(() => String, {
    description: 'Email of the person who added the part; masked for everyone but admins.',
  })
  user(@Root() { createdBy }: ShownPart, @Ctx() { caller }: ShopContext): string {
    return isAdmin(caller.actor) ? createdBy : maskEmail(createdBy);
  }
}
