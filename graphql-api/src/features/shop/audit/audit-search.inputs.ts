import { Field, InputType } from 'type-graphql';

import { IsText } from '../../../shared/text.validator.js';
import { AuditActionName, AuditSubjectName } from './audit-entry.types.js';
import type { AuditAction, AuditSubject } from './audit-log.entity.js';

@InputType({ description: 'Narrows the audit log; all given conditions must hold.' })
export class AuditFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Only actions of the account with this email address.',
  })
  @IsText({ min: 0, max: 254 })
  by?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only system actions. False: only user actions.',
  })
  byShop?: boolean | null;

  @Field(() => AuditActionName, { nullable: true, description: 'The action.' })
  action?: AuditAction | null;

  @Field(() => AuditSubjectName, { nullable: true, description: 'The affected record.' })
  subject?: AuditSubject | null;

  @Field(() => String, { nullable: true, description: 'Id of the affected record; requires `subject`.' })
  @IsText({ min: 0, max: 200 })
  subjectId?: string | null;
}
