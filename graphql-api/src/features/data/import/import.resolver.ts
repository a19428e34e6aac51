import { IsUUID } from 'class-validator';
import { Arg, Args, ArgsType, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';

import type { Actor } from '../../../auth/actor.js';
import { Auth } from '../../../auth/auth.directive.js';
import { Role } from '../../../auth/role.js';
import { CurrentActor } from '../../../auth/shop-context.js';
import { connectionOf } from '../../../shared/connection.type.js';
import { NumberedPageArgs, PageArgs } from '../../../shared/page.args.js';
import { COST, listCost } from '../../../shared/read-cost.js';
import { Import, ImportKindName, ImportLine, ImportLineKind, ImportRecipeInput } from './import.types.js';
import type { ImportConsequences } from './import-consequences.service.js';
import type { ImportService } from './import.service.js';

@ObjectType({ description: 'A page of imports.' })
class ImportConnection extends connectionOf(Import, 'Import') {}

@ObjectType({ description: 'A page of what the rows of a file would do.' })
class ImportLineConnection extends connectionOf(ImportLine, 'ImportLine') {}

@ArgsType()
class ImportsArgs extends PageArgs {
  @Field(() => ImportKindName, { nullable: true, description: 'Of this kind only.' })
  kind?: ImportKindName | null;
}

@ArgsType()
class LinesArgs extends NumberedPageArgs {
  @Field(() => ID, { description: 'Id of the import.' })
  @IsUUID()
  id: string;

  @Field(() => ImportLineKind, {
    nullable: true,
    description: 'Of this kind only; all, the wrong ones first.',
  })
  kind?: ImportLineKind | null;
}

const ID_OF_IMPORT = { description: 'Id of the import.' };

@Resolver(() => Import)
export class ImportResolver {
  /** `shippedCars` is the file of cars that ships with the shop, with its name. */
  constructor(
    private readonly service: ImportService,
    private readonly consequences: ImportConsequences,
    private readonly shippedCars: { readonly name: string; readonly file: () => AsyncIterable<Buffer> },
  ) {}

  @Auth(Role.ADMIN)
  @Query(() => ImportConnection, {
    description: 'Files uploaded with `POST /imports/{kind}`, newest first.',
    complexity: listCost,
  })
  async imports(@Args(() => ImportsArgs) { kind, ...page }: ImportsArgs): Promise<ImportConnection> {
    return new ImportConnection(await this.service.list(kind ?? null, page));
  }

  @Auth(Role.ADMIN)
  @Query(() => Import, { description: 'One import.', complexity: COST.row })
  import(@Arg('id', () => ID, ID_OF_IMPORT) id: string): Promise<Import> {
    return this.service.get(id);
  }

  @Auth(Role.ADMIN)
  @Query(() => ImportLineConnection, {
    description: 'What the rows of an import would do.',
    complexity: listCost,
  })
  async importLines(@Args(() => LinesArgs) { id, kind, ...page }: LinesArgs): Promise<ImportLineConnection> {
    return new ImportLineConnection(await this.service.listLines(id, kind ?? null, page));
  }

  @Auth(Role.ADMIN)
  @Query(() => [String], {
    description: 'Side effects of applying a READY import beyond its rows, as sentences.',
    complexity: COST.list,
  })
  importConsequences(@Arg('id', () => ID, ID_OF_IMPORT) id: string): Promise<string[]> {
    return this.consequences.of(id);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Import, {
    description:
      'Previews the bundled list of cars as an import of VEHICLES. Nothing is saved until that import is applied.',
  })
  async importDemoCars(@CurrentActor() actor: Actor): Promise<Import> {
    const { name, file } = this.shippedCars;
    return this.service.get(await this.service.receive(ImportKindName.VEHICLES, name, file(), actor));
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Import, {
    description:
      'Applies a READY import without rejected rows in the background: all rows or none. Refused with CONFLICT when the preview has changed.',
  })
  applyImport(
    @Arg('id', () => ID, ID_OF_IMPORT) id: string,
    @Arg('digest', () => String, { description: 'Of the preview that was seen.' }) digest: string,
    @CurrentActor() actor: Actor,
  ): Promise<Import> {
    return this.service.apply(id, digest, actor);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Import, {
    description:
      'Undoes an import within 30 days after it was applied; if its rows were changed since, `problem` says why it was not undone.',
  })
  undoImport(@Arg('id', () => ID, ID_OF_IMPORT) id: string, @CurrentActor() actor: Actor): Promise<Import> {
    return this.service.undo(id, actor);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Import, {
    description: 'Validates the file of a READY or FAILED import again, against current data.',
  })
  recheckImport(@Arg('id', () => ID, ID_OF_IMPORT) id: string): Promise<Import> {
    return this.service.recheck(id);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Import, {
    description:
      'Sets the encoding of a file that is not UTF-8 and validates it. Nothing is saved until it is applied.',
  })
  setImportRecipe(
    @Arg('id', () => ID, ID_OF_IMPORT) id: string,
    @Arg('recipe', () => ImportRecipeInput, { description: 'How to read it.' }) recipe: ImportRecipeInput,
  ): Promise<Import> {
    return this.service.setRecipe(id, recipe);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Import, {
    description:
      'Discards an import that was not applied, even while it is being read. Returns the discarded import.',
  })
  discardImport(@Arg('id', () => ID, ID_OF_IMPORT) id: string): Promise<Import> {
    return this.service.discard(id);
  }
}
