import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';

import type { Actor } from '../../../auth/actor.js';
import { Auth } from '../../../auth/auth.directive.js';
import { Role } from '../../../auth/role.js';
import { CurrentActor } from '../../../auth/shop-context.js';
import { COST } from '../../../shared/read-cost.js';
import { Limit } from '../../../shared/limit.js';
import { requireText } from '../../../shared/text.validator.js';
import { PartDraftInput } from './part-admin.inputs.js';
import { PartDraft } from './part-draft.entity.js';
import { MAX_DRAFTS, type PartDrafts } from './part-draft.service.js';

const SEARCH_LENGTH = { min: 0, max: 200 } as const;

@Resolver(() => PartDraft)
export class PartDraftResolver {
  constructor(private readonly drafts: PartDrafts) {}

  @Auth(Role.ADMIN)
  @Query(() => [PartDraft], {
    description: `Parts that are not in the shop yet, the one saved last first; at most ${MAX_DRAFTS}.`,
    complexity: ({ childComplexity }) => COST.list + MAX_DRAFTS / COST.rowsPerPoint + childComplexity,
  })
  partDrafts(
    @Limit('length', SEARCH_LENGTH)
    @Arg('search', () => String, {
      defaultValue: '',
      description: 'A text in name, brand or part number; all drafts if left out.',
    })
    search: string,
  ): Promise<PartDraft[]> {
    return this.drafts.list(requireText(search, 'search', SEARCH_LENGTH));
  }

  @Auth(Role.ADMIN)
  @Query(() => PartDraft, {
    nullable: true,
    description: 'One draft; null when it was published or deleted.',
    complexity: COST.row,
  })
  partDraft(@Arg('id', () => ID, { description: 'Id of the draft.' }) id: string): Promise<PartDraft | null> {
    return this.drafts.find(id);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => PartDraft, { description: 'Saves a part that should not be in the shop yet.' })
  savePartDraft(
    @Arg('id', () => ID, { nullable: true, description: 'The draft to replace; null for a new one.' })
    id: string | null | undefined,
    @Arg('input', () => PartDraftInput, { description: 'The part as far as it is known.' })
    input: PartDraftInput,
    @Arg('expectedSavedAt', () => GraphQLDateTime, {
      nullable: true,
      description:
        'The `savedAt` of the draft that the client shows; refused with CONFLICT if it has been saved since. Not checked if left out.',
    })
    expectedSavedAt: Date | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<PartDraft> {
    return this.drafts.save(id ? { id, savedAt: expectedSavedAt ?? null } : null, input, actor);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => PartDraft, { description: 'Deletes a draft. Returns it as it was.' })
  removePartDraft(
    @Arg('id', () => ID, { description: 'Id of the draft.' }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<PartDraft> {
    return this.drafts.remove(id, actor);
  }
}
