import { Arg, ID, Int, Mutation, Resolver } from 'type-graphql';

import type { Actor } from '../../auth/actor.js';
import { Auth } from '../../auth/auth.directive.js';
import { Role } from '../../auth/role.js';
import { CurrentActor } from '../../auth/shop-context.js';
import { Part } from '../part/part.entity.js';
import { AddPartInput, UpdatePartInput } from './part-admin.inputs.js';
import type { PartAdminService } from './part-admin.service.js';

@Resolver(() => Part)
export class PartAdminResolver {
  constructor(private readonly admin: PartAdminService) {}

  @Auth(Role.ADMIN)
  @Mutation(() => Part, { description: 'Adds a part to the shop with its first units.' })
  addPart(
    @Arg('input', () => AddPartInput, { description: 'The part.' }) input: AddPartInput,
    @CurrentActor() actor: Actor,
  ): Promise<Part> {
    return this.admin.add(input, actor);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Part, { description: 'Changes what the input names of a part.' })
  updatePart(
    @Arg('id', () => ID, { description: 'Id of the part.' }) id: string,
    @Arg('input', () => UpdatePartInput, { description: 'What changes.' }) input: UpdatePartInput,
    @CurrentActor() actor: Actor,
  ): Promise<Part> {
    return this.admin.update(id, input, actor);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Part, {
    description: 'Takes a part off the shop. Orders of it stay. Answers the part as it was.',
  })
  removePart(
    @Arg('id', () => ID, { description: 'Id of the part.' }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<Part> {
    return this.admin.remove(id, actor);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Part, {
    description:
      'Brings units in, or writes them off when `quantity` is negative. The reason goes to the ledger.',
  })
  restockPart(
    @Arg('id', () => ID, { description: 'Id of the part.' }) id: string,
    @Arg('quantity', () => Int, { description: 'Units that came in; negative: units written off.' })
    quantity: number,
    @Arg('reason', () => String, { description: 'Why, in words; kept in the ledger.' }) reason: string,
    @CurrentActor() actor: Actor,
  ): Promise<Part> {
    return this.admin.restock(id, quantity, reason, actor);
  }
}
