import { ValidateNested } from 'class-validator';
import { Args, ArgsType, Field, ObjectType, Query, Resolver } from 'type-graphql';

import { Auth } from '../../../auth/auth.directive.js';
import { Role } from '../../../auth/role.js';
import { connectionOf } from '../../../shared/connection.type.js';
import { PageArgs } from '../../../shared/page.args.js';
import { COST, listCost } from '../../../shared/read-cost.js';
import { AuditEntry } from './audit-entry.types.js';
import { type AuditLogPage, type AuditReader, MAX_COUNTED } from './audit-reader.service.js';
import { AuditFilter } from './audit-search.inputs.js';

@ObjectType({ description: 'A page of the audit log.' })
class AuditEntryConnection extends connectionOf(AuditEntry, 'AuditEntry') {
  constructor(private readonly list: AuditLogPage) {
    super(list.page);
  }

  @Field(() => Boolean, {
    description: `False when there are more entries than are counted: ${MAX_COUNTED}.`,
    complexity: COST.count,
  })
  totalIsExact(): Promise<boolean> {
    return this.list.isCountExact();
  }
}

@ArgsType()
class AuditLogArgs extends PageArgs {
  @Field(() => AuditFilter, { nullable: true, description: 'Filter; all entries if left out.' })
  @ValidateNested()
  filter?: AuditFilter | null;
}

@Resolver(() => AuditEntry)
export class AuditResolver {
  constructor(private readonly log: AuditReader) {}

  @Auth(Role.ADMIN)
  @Query(() => AuditEntryConnection, {
    description: 'Activity, newest first.',
    complexity: listCost,
  })
  async auditLog(@Args(() => AuditLogArgs) { filter, ...page }: AuditLogArgs): Promise<AuditEntryConnection> {
    return new AuditEntryConnection(await this.log.list(filter ?? {}, page));
  }
}
