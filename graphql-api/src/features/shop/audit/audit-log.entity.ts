import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What is recorded, as named in the contract. */
export const ACTIONS = {
  ACCOUNT_ATTACHED: "An imported account was attached to its owner's.",
  ACCOUNT_CREATED: 'A user signed in for the first time.',
  ACCOUNT_DELETED: 'An account was deleted and its orders anonymized.',
  ACCOUNT_DISABLED: 'An account was disabled.',
  ACCOUNT_ENABLED: 'A disabled account was enabled again.',
  ACCOUNT_MOVED: "An account moved to another of its owner's sign-ins.",
  ADMIN_GRANTED: 'Admin rights were granted.',
  ADMIN_REVOKED: 'Admin rights were revoked.',
  CASE_RESOLVED: 'An admin resolved a case.',
  CASE_UPDATED: 'The amount of a case changed.',
  CASE_WAITING: 'An admin marked a case as waiting.',
  CUSTOMER_NOTE_ADDED: 'An admin wrote a note about a customer.',
  CUSTOMER_NOTE_REMOVED: 'A note about a customer was removed.',
  DATA_EXPORTED: "A copy of a user's data was downloaded.",
  DELIVERY_CHANGED: 'Address or phone of an order was changed.',
  FILE_EXPORTED: 'An admin exported orders or accounts as a file, all or filtered.',
  FILE_IMPORTED:
    'An import was applied: cars, parts, part numbers, specifications, fitment lists or questions.',
  FIT_ANSWERED: 'A customer said whether a part fit.',
  GARAGE_CHANGED: 'A car was added to or removed from a garage.',
  FITMENT_ADDED: 'A row was added to the list of cars of a part.',
  FITMENT_CHANGED: 'A row in the list of cars of a part was changed.',
  FITMENT_IMPORTED: 'A fitment file was applied, in an earlier version; now FILE_IMPORTED.',
  FITMENT_IMPORT_UNDONE: 'A fitment file was undone, in an earlier version; now IMPORT_UNDONE.',
  FITMENT_REMOVED: 'A row was removed from the list of cars of a part.',
  HOLD_EXPIRED: 'The hold of an unpaid order expired, and its units were released.',
  HOLD_RETAKEN: 'The units of an order were held again.',
  IMPORT_UNDONE: 'An import was undone.',
  JOB_REMOVED: 'A job was removed.',
  JOB_SAVED: 'A job was added or changed.',
  MESSAGE_ANSWERED: 'A message was answered by mail.',
  MESSAGE_MARKED: 'A message was marked as answered, or reopened.',
  MESSAGE_REMOVED: 'A message was removed.',
  MESSAGE_SENT: 'A message was sent.',
  ORDER_CANCELLED: 'A customer canceled a paid order.',
  ORDER_DELETED: 'An unpaid order was deleted.',
  ORDER_NOTE_ADDED: 'An admin wrote a note on an order.',
  ORDER_NOTE_REMOVED: 'A note on an order was removed.',
  ORDER_PAID: 'An order was paid.',
  ORDER_PLACED: 'An order was placed.',
  ORDER_REFUNDED: 'A paid order was refunded instead of shipped.',
  ORDER_REPRICED: 'A customer accepted a new price.',
  ORDER_SHIPPED: 'An order was marked as shipped.',
  ORDER_SHIP_UNDONE: 'A shipment was undone.',
  PARCEL_CORRECTED: 'The carrier or tracking number of a parcel was corrected.',
  PART_ADDED: 'A part was added.',
  PART_CHANGED: 'A part was changed.',
  PART_DRAFT_REMOVED: 'A draft of a part was deleted.',
  PART_DRAFT_SAVED: 'A draft of a part was saved.',
  PART_REMOVED: 'A part was removed.',
  PART_RESTOCKED: 'Units were received or written off.',
  PAYMENT_PROBLEM: 'A case was opened.',
  PAYMENT_REFUNDED: 'The provider refunded money.',
  PAYMENT_REFUND_DUE: 'A received payment has to be refunded.',
  PICTURE_UPLOADED: 'A picture was uploaded.',
  PROFILE_CHANGED: 'A user changed their profile.',
  RELINK_ALLOWED: 'An account was allowed to move to another sign-in within a day.',
  RETURN_ACCEPTED: 'A return was accepted.',
  RETURN_DECLINED: 'A return was declined.',
  RETURN_RECEIVED: 'Units of a return arrived.',
  RETURN_REFUNDED: 'A return was refunded, or closed without a refund.',
  RETURN_REQUESTED: 'A customer requested a return.',
  RETURN_WITHDRAWN: 'A customer withdrew a return.',
  REVIEW_POSTED: 'A review was posted.',
  REVIEW_REMOVED: 'A review was removed.',
  SESSIONS_ENDED: 'A user signed out everywhere.',
};

export const SUBJECTS = {
  case: 'A payment case.',
  import: 'An imported file.',
  job: 'A job.',
  message: 'A message of the contact form.',
  order: 'An order.',
  part: 'A part.',
  picture: 'An uploaded picture.',
  review: 'A review.',
  user: 'An account.',
};

export type AuditAction = keyof typeof ACTIONS;
export type AuditSubject = keyof typeof SUBJECTS;

/** One line of the append-only audit log: who did what to what, with the values before and after. */
@Entity('audit_log')
export class AuditLog {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @CreateDateColumn({ type: 'timestamptz' })
  at: Date;

  /** A user's uid, or `system:<task>` or `command:<name>`. */
  @Column({ type: 'text' })
  actor: string;

  @Column({ type: 'text' })
  action: AuditAction;

  @Column({ type: 'text' })
  subject: AuditSubject;

  @Column({ name: 'subject_id', type: 'text' })
  subjectId: string;

  @Column({ type: 'jsonb', nullable: true })
  before: object | null;

  @Column({ type: 'jsonb', nullable: true })
  after: object | null;
}
