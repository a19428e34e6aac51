import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, ID, Int, Mutation, Resolver } from 'type-graphql';

import type { Actor } from '../../../auth/actor.js';
import { Auth } from '../../../auth/auth.directive.js';
import { Role } from '../../../auth/role.js';
import { CurrentActor } from '../../../auth/shop-context.js';
import { Limit } from '../../../shared/limit.js';
import { Part } from '../part/part.entity.js';
import { AddPartInput, UpdatePartInput } from './part-admin.inputs.js';
import { type PartAdminService, RESTOCK_REASON_LENGTH } from './part-admin.service.js';

@Resolver(() => Part)
export class PartAdminResolver {
  constructor(private readonly admin: PartAdminService) {}

  @Auth(Role.ADMIN)
  @Mutation(() => Part, {
    description:
      'Publishes a part with its first units. Refused with BAD_INPUT if it has no name, image or description: use `savePartDraft` for an incomplete one.',
  })
  addPart(
    @Arg('input', () => AddPartInput, { description: 'The part.' }) input: AddPartInput,
    @Arg('draftId', () => ID, {
      nullable: true,
      description: 'The draft that becomes this part: the part gets its id, and the draft is gone.',
    })
    draftId: string | null | undefined,
    @Arg('expectedSavedAt', () => GraphQLDateTime, {
      nullable: true,
      description:
        'The `savedAt` of the draft that the client shows; refused with CONFLICT if it has been saved since. Not checked if left out.',
    })
    expectedSavedAt: Date | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<Part> {
    const draft = draftId ? { id: draftId, savedAt: expectedSavedAt ?? null } : null;
    return this.admin.publish(input, draft, actor);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Part, { description: 'Changes the fields of a part that the input contains.' })
  updatePart(
    @Arg('id', () => ID, { description: 'Id of the part.' }) id: string,
    @Arg('input', () => UpdatePartInput, { description: 'What changes.' }) input: UpdatePartInput,
    @Arg('expected', () => UpdatePartInput, {
      nullable: true,
      description:
        'The previous values of fields; refused with CONFLICT if one has changed. Fields left out are not checked.',
    })
    expected: UpdatePartInput | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<Part> {
    return this.admin.update(id, input, expected, actor);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Part, {
    description: 'Removes a part from the shop. Its orders stay. Returns the part as it was.',
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
    @Limit('length', RESTOCK_REASON_LENGTH)
    @Arg('reason', () => String, { description: 'The reason, for the ledger.' })
    reason: string,
    @CurrentActor() actor: Actor,
  ): Promise<Part> {
    return this.admin.restock(id, quantity, reason, actor);
  }
}
