import { HasItems } from '../../../shared/list.validator.js';
import { ValidateNested } from 'class-validator';
import { Arg, Args, ArgsType, Field, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import type { Actor } from '../../../auth/actor.js';
import { Auth } from '../../../auth/auth.directive.js';
import { Role } from '../../../auth/role.js';
import { CurrentActor } from '../../../auth/shop-context.js';
import { COST } from '../../../shared/read-cost.js';
import { FitmentQuestion } from '../fitment/fitment-question.entity.js';
import { PartFitment } from '../fitment/part-fitment.entity.js';
import { Part } from '../../catalogue/part/part.entity.js';
import type { FitmentAdminService } from './fitment-admin.service.js';
import { FitmentInput } from './fitment-line.inputs.js';
import { PartNumberInput, PartSpecificationInput } from './part-facts.inputs.js';
import type { PartFactsAdminService } from './part-facts-admin.service.js';
import type { QuestionList } from './question-list.service.js';

const REVISION = 'The revision that the change was made from; refused with CONFLICT when it is another now.';

@ArgsType()
class MarksArgs {
  @Field(() => ID, { description: 'Id of the part.' })
  partId: string;

  @Field(() => Boolean, { nullable: true, description: 'Fits any car; unchanged if left out.' })
  universal?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'The list is exhaustive; unchanged if left out.' })
  fitmentComplete?: boolean | null;
}

@ArgsType()
class NumbersArgs {
  @Field(() => ID, { description: 'Id of the part.' })
  partId: string;

  @Field(() => [PartNumberInput], {
    description: 'The previous value; refused with CONFLICT if it has changed.',
  })
  @HasItems(0, 500)
  @ValidateNested({ each: true })
  expected: PartNumberInput[];

  @Field(() => [PartNumberInput], { description: "All numbers except the maker's own." })
  @HasItems(0, 500)
  @ValidateNested({ each: true })
  numbers: PartNumberInput[];
}

@ArgsType()
class SpecificationsArgs {
  @Field(() => ID, { description: 'Id of the part.' })
  partId: string;

  @Field(() => [PartSpecificationInput], {
    description: 'The previous value; refused with CONFLICT if it has changed.',
  })
  @HasItems(0, 100)
  @ValidateNested({ each: true })
  expected: PartSpecificationInput[];

  @Field(() => [PartSpecificationInput], { description: 'The whole table, in its order.' })
  @HasItems(0, 100)
  @ValidateNested({ each: true })
  specifications: PartSpecificationInput[];
}

@Resolver()
export class FitmentAdminResolver {
  constructor(
    private readonly lines: FitmentAdminService,
    private readonly facts: PartFactsAdminService,
    private readonly questions: QuestionList,
  ) {}

  @Auth(Role.ADMIN)
  @Query(() => [FitmentQuestion], {
    description: 'All questions that lines may ask, by key.',
    complexity: COST.batch,
  })
  fitmentQuestions(): Promise<FitmentQuestion[]> {
    return this.questions.list();
  }

  @Auth(Role.ADMIN)
  @Query(() => PartFitment, {
    nullable: true,
    description: 'A row of a list by its id, as named in a finding.',
    complexity: COST.batch,
  })
  fitment(@Arg('id', () => ID, { description: 'Id of the row.' }) id: string): Promise<PartFitment | null> {
    return this.lines.find(id);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => PartFitment, { description: 'Adds a car to a list.' })
  addFitment(
    @Arg('partId', () => ID, { description: 'Id of the part.' }) partId: string,
    @Arg('input', () => FitmentInput, { description: 'The line.' }) input: FitmentInput,
    @CurrentActor() actor: Actor,
  ): Promise<PartFitment> {
    return this.lines.add(partId, input, actor);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => PartFitment, { description: 'Changes a line of a list as a whole.' })
  changeFitment(
    @Arg('id', () => ID, { description: 'Id of the line.' }) id: string,
    @Arg('revision', () => Int, { description: REVISION }) revision: number,
    @Arg('input', () => FitmentInput, { description: 'The whole line.' }) input: FitmentInput,
    @CurrentActor() actor: Actor,
  ): Promise<PartFitment> {
    return this.lines.change(id, revision, input, actor);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => PartFitment, { description: 'Removes a line from its list. Returns it as it was.' })
  removeFitment(
    @Arg('id', () => ID, { description: 'Id of the line.' }) id: string,
    @Arg('revision', () => Int, { description: REVISION }) revision: number,
    @CurrentActor() actor: Actor,
  ): Promise<PartFitment> {
    return this.lines.remove(id, revision, actor);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Part, {
    description: 'Says whether a part fits any car, and whether its list is complete.',
  })
  setFitmentFlags(
    @Args(() => MarksArgs) { partId, ...marks }: MarksArgs,
    @CurrentActor() actor: Actor,
  ): Promise<Part> {
    return this.facts.setMarks(partId, marks, actor);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Part, { description: "Sets all numbers of a part except the maker's own." })
  setPartNumbers(
    @Args(() => NumbersArgs) { partId, expected, numbers }: NumbersArgs,
    @CurrentActor() actor: Actor,
  ): Promise<Part> {
    return this.facts.setNumbers(partId, expected, numbers, actor);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Part, { description: 'Sets all specifications of a part.' })
  setPartSpecifications(
    @Args(() => SpecificationsArgs) { partId, expected, specifications }: SpecificationsArgs,
    @CurrentActor() actor: Actor,
  ): Promise<Part> {
    return this.facts.setSpecifications(partId, expected, specifications, actor);
  }
}
