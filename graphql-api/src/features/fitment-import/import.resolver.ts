import { IsEnum, IsOptional, IsUUID } from 'class-validator';
import { Arg, Args, ArgsType, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';

import type { Actor } from '../../auth/actor.js';
import { Auth } from '../../auth/auth.directive.js';
import { Role } from '../../auth/role.js';
import { CurrentActor } from '../../auth/shop-context.js';
import { connectionOf } from '../../shared/connection.type.js';
import { NumberedPageArgs, PageArgs } from '../../shared/page.args.js';
import { COST, listCost } from '../../shared/read-cost.js';
import { FitmentImport, FitmentImportLine, ImportLineKind } from './fitment-import.types.js';
import type { ImportService } from './import.service.js';

@ObjectType({ description: 'A page of imports.' })
class FitmentImportConnection extends connectionOf(FitmentImport, 'FitmentImport') {}

@ObjectType({ description: 'A page of what the rows of a file would do.' })
class FitmentImportLineConnection extends connectionOf(FitmentImportLine, 'FitmentImportLine') {}

@ArgsType()
class LinesArgs extends NumberedPageArgs {
  @Field(() => ID, { description: 'Id of the import.' })
  @IsUUID()
  id: string;

  @Field(() => ImportLineKind, {
    nullable: true,
    description: 'Of this kind only; all, the wrong ones first.',
  })
  @IsOptional()
  @IsEnum(ImportLineKind)
  kind?: ImportLineKind | null;
}

const ID_OF_IMPORT = { description: 'Id of the import.' };

@Resolver(() => FitmentImport)
export class ImportResolver {
  constructor(private readonly imports: ImportService) {}

  @Auth(Role.ADMIN)
  @Query(() => FitmentImportConnection, {
    description: 'Files of lists of cars that came by `POST /fitment.csv`, newest first.',
    complexity: listCost,
  })
  async fitmentImports(@Args(() => PageArgs) page: PageArgs): Promise<FitmentImportConnection> {
    return new FitmentImportConnection(await this.imports.list(page));
  }

  @Auth(Role.ADMIN)
  @Query(() => FitmentImport, { description: 'One import.', complexity: COST.row })
  fitmentImport(@Arg('id', () => ID, ID_OF_IMPORT) id: string): Promise<FitmentImport> {
    return this.imports.get(id);
  }

  @Auth(Role.ADMIN)
  @Query(() => FitmentImportLineConnection, {
    description: 'What the rows of an import would do.',
    complexity: listCost,
  })
  async fitmentImportLines(
    @Args(() => LinesArgs) { id, kind, ...page }: LinesArgs,
  ): Promise<FitmentImportLineConnection> {
    return new FitmentImportLineConnection(await this.imports.listLines(id, kind ?? null, page));
  }

  @Auth(Role.ADMIN)
  @Mutation(() => FitmentImport, {
    description:
      'Has an import that is READY and has no wrong row written to the lists, all of it or nothing, in the background. CONFLICT when the preview is no longer the one that was seen.',
  })
  applyFitmentImport(
    @Arg('id', () => ID, ID_OF_IMPORT) id: string,
    @Arg('digest', () => String, { description: 'Of the preview that was seen.' }) digest: string,
    @CurrentActor() actor: Actor,
  ): Promise<FitmentImport> {
    return this.imports.apply(id, digest, actor);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => FitmentImport, {
    description:
      'Has an import taken back, up to 30 days after it was applied; `problem` says why, where its rows were changed since.',
  })
  undoFitmentImport(
    @Arg('id', () => ID, ID_OF_IMPORT) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<FitmentImport> {
    return this.imports.undo(id, actor);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => FitmentImport, {
    description: 'Has the file of an import that is READY or FAILED looked at anew, by the lists of now.',
  })
  recheckFitmentImport(@Arg('id', () => ID, ID_OF_IMPORT) id: string): Promise<FitmentImport> {
    return this.imports.recheck(id);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => FitmentImport, {
    description:
      'Forgets an import that was not applied, also one that is still being read. Answers it as it was.',
  })
  discardFitmentImport(@Arg('id', () => ID, ID_OF_IMPORT) id: string): Promise<FitmentImport> {
    return this.imports.discard(id);
  }
}
