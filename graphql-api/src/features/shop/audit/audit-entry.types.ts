import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';

import { enumOf } from '../../../shared/enum-of.js';
import { ACTIONS, type AuditAction, type AuditSubject, SUBJECTS } from './audit-log.entity.js';

export const AuditActionName = enumOf('AuditAction', 'The action.', ACTIONS);

/** The contract has them in capitals, the log as they are. */
export const AuditSubjectName = Object.fromEntries(
  Object.keys(SUBJECTS).map((subject) => [subject.toUpperCase(), subject]),
) as {
  [S in AuditSubject as Uppercase<S>]: S;
};

registerEnumType<object>(AuditSubjectName, {
  name: 'AuditSubject',
  description: 'The affected record.',
  valuesConfig: Object.fromEntries(
    Object.entries(SUBJECTS).map(([subject, description]) => [subject.toUpperCase(), { description }]),
  ),
});

@ObjectType({ description: 'One value that was changed.' })
export class AuditChange {
  @Field(() => String, { description: 'Name of the value, such as "price".' })
  field: string;

  @Field(() => String, { nullable: true, description: 'The old value; null when there was none.' })
  before: string | null;

  @Field(() => String, { nullable: true, description: 'The new value; null when there is none.' })
  after: string | null;
}

@ObjectType({ description: "An audit log entry; entries can't be changed." })
export class AuditEntry {
  @Field(() => ID, { description: 'Id of the entry.' })
  id: string;

  @Field(() => GraphQLDateTime, { description: 'When it was done.' })
  at: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Email of the user who did it, or the name of a command; null for system actions.',
  })
  by: string | null;

  @Field(() => AuditActionName, { description: 'The action.' })
  action: AuditAction;

  @Field(() => AuditSubjectName, { description: 'The affected record.' })
  subject: AuditSubject;

  @Field(() => ID, { description: 'Id of the affected record.' })
  subjectId: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The part's name, the order's number, the account's email, the file's name, the job's title; null for everything else.",
  })
  subjectName: string | null;

  @Field(() => [AuditChange], { description: 'Each value it changed, before and after.' })
  changes: AuditChange[];
}
