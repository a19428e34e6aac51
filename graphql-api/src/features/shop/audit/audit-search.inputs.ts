import { Field, InputType } from 'type-graphql';

import { IsText } from '../../../shared/text.validator.js';
import { AuditActionName, AuditSubjectName } from './audit-entry.types.js';
import type { AuditAction, AuditSubject } from './audit-log.entity.js';

@InputType({ description: 'Narrows the audit log; all given conditions must hold.' })
export class AuditFilter {
  @Field(() => String, {
    nullable: true,
    description: 'What somebody did: the e-mail address of an account.',
  })
  @IsText({ min: 0, max: 254 })
  by?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only actions of the shop itself, or only those of people.',
  })
  byShop?: boolean | null;

  @Field(() => AuditActionName, { nullable: true, description: 'What was done.' })
  action?: AuditAction | null;

  @Field(() => AuditSubjectName, { nullable: true, description: 'What it was done to.' })
  subject?: AuditSubject | null;

  @Field(() => String, { nullable: true, description: 'Id of what it was done to; together with `subject`.' })
  @IsText({ min: 0, max: 200 })
  subjectId?: string | null;
}
