import { HasItems } from '../../../shared/list.validator.js';
import { ValidateNested } from 'class-validator';
import {
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';

import type { Actor } from '../../../auth/actor.js';
import { Auth } from '../../../auth/auth.directive.js';
import { CurrentActor, type ShopContext } from '../../../auth/shop-context.js';
import { IsWholeNumber } from '../../../shared/number.validator.js';
import { COST } from '../../../shared/read-cost.js';
import { IsText } from '../../../shared/text.validator.js';
import { Part } from '../../catalogue/part/part.entity.js';
import { CartLine } from './cart-line.type.js';
import { CartPart } from './cart-part.type.js';
import { MAX_CART_LINES } from './cart.errors.js';
import { CartLineInput } from './cart.inputs.js';
import type { CartService } from './cart.service.js';

/** A browser's cart, plus one that waits for room in the account's. */
const MAX_AT_ONCE = 2 * MAX_CART_LINES;

@ArgsType()
class SetLineArgs {
  @Field(() => ID, { description: 'Id of the part.' })
  partId: string;

  @Field(() => Int, { description: 'The quantity; 0 removes the part from the cart.' })
  @IsWholeNumber(0, 1_000_000)
  quantity: number;
}

@ArgsType()
class MergeArgs {
  @Field(() => [CartLineInput], { description: `The visitor's cart; at most ${MAX_CART_LINES} lines.` })
  @HasItems(0, MAX_CART_LINES)
  @ValidateNested({ each: true })
  lines: CartLineInput[];
}

@ArgsType()
class CartPartsArgs {
  @Field(() => [ID], { description: `Ids of parts; at most ${MAX_AT_ONCE}.` })
  @HasItems(0, MAX_AT_ONCE)
  @IsText({ min: 1, max: 100 }, { each: true })
  ids: string[];
}

@Resolver(() => CartLine)
export class CartResolver {
  constructor(private readonly carts: CartService) {}

  @Query(() => [CartPart], {
    description:
      'The parts of a cart stored in a browser, in the requested sequence. Unknown ids are skipped.',
    complexity: ({ childComplexity }) => COST.list + MAX_AT_ONCE / COST.rowsPerPoint + childComplexity,
  })
  cartParts(@Args(() => CartPartsArgs) { ids }: CartPartsArgs): Promise<CartPart[]> {
    return this.carts.describe(ids);
  }

  @Auth()
  @Query(() => [CartLine], {
    description: `The caller's cart, oldest line first; at most ${MAX_CART_LINES}.`,
    complexity: COST.list,
  })
  myCart(@CurrentActor() actor: Actor): Promise<CartLine[]> {
    return this.carts.list(actor);
  }

  @Auth()
  @Mutation(() => [CartLine], {
    description:
      "Adds a part to the caller's cart or sets its quantity. Returns the cart. Refused with CART_FULL, and with NOT_FOUND for a part that is not sold.",
  })
  setCartLine(
    @Args(() => SetLineArgs) { partId, quantity }: SetLineArgs,
    @CurrentActor() actor: Actor,
  ): Promise<CartLine[]> {
    return this.carts.set(partId, quantity, actor);
  }

  @Auth()
  @Mutation(() => [CartLine], {
    description:
      "Merges a visitor's cart into the caller's. For a part in both, the visitor's quantity wins. Returns the cart. Refused with CART_FULL, with nothing added, if the merged cart would be too large.",
  })
  mergeCart(@Args(() => MergeArgs) { lines }: MergeArgs, @CurrentActor() actor: Actor): Promise<CartLine[]> {
    return this.carts.merge(lines, actor);
  }

  @FieldResolver(() => Part, {
    nullable: true,
    description: "The part's current data; null once it is no longer sold.",
    complexity: COST.batch,
  })
  part(@Root() { partId }: CartLine, @Ctx() { loaders }: ShopContext): Promise<Part | null> {
    return loaders.of(this.carts.findParts).load(partId);
  }
}
