import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';

import type { AuditAction, AuditSubject } from './audit-log.entity.js';

const actions: Record<AuditAction, string> = {
  ACCOUNT_ATTACHED: 'An imported account became its person’s.',
  ACCOUNT_CREATED: 'Somebody signed in for the first time.',
  ACCOUNT_MOVED: 'An account moved to another sign-in of its owner.',
  ADMIN_GRANTED: 'Admin rights were given.',
  ADMIN_REVOKED: 'Admin rights were taken away.',
  CASE_RESOLVED: 'An admin did what a case asked for.',
  CASE_UPDATED: 'A case is about another amount by now.',
  CASE_WAITING: 'An admin put a case aside.',
  DELIVERY_CHANGED: 'Address or phone of an order were changed.',
  FIT_ANSWERED: 'A customer said whether a part fitted.',
  GARAGE_CHANGED: 'Somebody kept another car with the account, or took one out.',
  FITMENT_ADDED: 'A row was added to the list of cars of a part.',
  FITMENT_CHANGED: 'A row of the list of cars of a part was changed.',
  FITMENT_IMPORTED: 'A file of lists of cars was applied.',
  FITMENT_IMPORT_UNDONE: 'A file of lists of cars was taken back.',
  FITMENT_REMOVED: 'A row was taken out of the list of cars of a part.',
  HOLD_EXPIRED: 'The time to pay was over; the units went back.',
  HOLD_RETAKEN: 'The units of an order were set aside once more.',
  MESSAGE_REMOVED: 'A message was removed.',
  MESSAGE_SENT: 'A message was sent.',
  ORDER_DELETED: 'An unpaid order was deleted.',
  ORDER_PAID: 'An order was paid.',
  ORDER_PLACED: 'An order was placed.',
  ORDER_REFUNDED: 'A paid order was refunded instead of shipped.',
  ORDER_REPRICED: 'A customer accepted a new price.',
  ORDER_SHIPPED: 'An order was marked as shipped.',
  ORDER_SHIP_UNDONE: 'A shipment was taken back.',
  PART_ADDED: 'A part was added.',
  PART_CHANGED: 'A part was changed.',
  PART_DRAFT_REMOVED: 'A draft of a part was deleted.',
  PART_DRAFT_SAVED: 'A draft of a part was saved.',
  PART_REMOVED: 'A part was removed.',
  PART_RESTOCKED: 'Units came in, or were written off.',
  PAYMENT_PROBLEM: 'A case was opened.',
  PAYMENT_REFUNDED: 'The provider gave money back.',
  PAYMENT_REFUND_DUE: 'Money came that has to go back.',
  PROFILE_CHANGED: 'Somebody changed their profile.',
  RELINK_ALLOWED: 'An account may move to another sign-in, for a day.',
  REVIEW_POSTED: 'A review was posted.',
  REVIEW_REMOVED: 'A review was removed.',
  SESSIONS_ENDED: 'Somebody signed out everywhere.',
};

const subjects: Record<AuditSubject, string> = {
  case: 'A payment case.',
  import: 'A file of lists of cars.',
  message: 'A message of the contact form.',
  order: 'An order.',
  part: 'A part.',
  review: 'A review.',
  user: 'An account.',
};

/** A word of the log, as the contract names it. */
const upper = (word: string) => word.toUpperCase();

const described = (words: Record<string, string>) =>
  Object.fromEntries(Object.entries(words).map(([word, description]) => [upper(word), { description }]));

export const AuditActionName = Object.fromEntries(Object.keys(actions).map((word) => [word, word])) as {
  [A in AuditAction]: A;
};
export const AuditSubjectName = Object.fromEntries(
  Object.keys(subjects).map((word) => [upper(word), word]),
) as {
  [S in AuditSubject as Uppercase<S>]: S;
};

registerEnumType(AuditActionName, {
  name: 'AuditAction',
  description: 'What was done.',
  valuesConfig: described(actions),
});
registerEnumType(AuditSubjectName, {
  name: 'AuditSubject',
  description: 'What it was done to.',
  valuesConfig: described(subjects),
});

@ObjectType({ description: 'One value that was changed.' })
export class AuditChange {
  @Field(() => String, { description: 'Name of the value, such as "price".' })
  field: string;

  @Field(() => String, { nullable: true, description: 'What it was; null when there was none.' })
  before: string | null;

  @Field(() => String, { nullable: true, description: 'What it became; null when there is none.' })
  after: string | null;
}

@ObjectType({ description: 'One line of the audit log, which nobody can change.' })
export class AuditEntry {
  @Field(() => ID, { description: 'Its place in the log.' })
  id: string;

  @Field(() => GraphQLDateTime, { description: 'When it was done.' })
  at: Date;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail of who did it, or the name of a command; null when the shop itself did it.',
  })
  by: string | null;

  @Field(() => AuditActionName, { description: 'What was done.' })
  action: AuditAction;

  @Field(() => AuditSubjectName, { description: 'What it was done to.' })
  subject: AuditSubject;

  @Field(() => ID, { description: 'Id of what it was done to.' })
  subjectId: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The part's name, the order's number, the account's e-mail, the file's name; null for all else.",
  })
  subjectName: string | null;

  @Field(() => [AuditChange], { description: 'Each value that it changed, as before and after.' })
  changes: AuditChange[];
}
