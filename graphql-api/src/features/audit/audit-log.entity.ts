import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type AuditAction =
  | 'ACCOUNT_ATTACHED'
  | 'ACCOUNT_CREATED'
  | 'ACCOUNT_MOVED'
  | 'ADMIN_GRANTED'
  | 'ADMIN_REVOKED'
  | 'CASE_RESOLVED'
  | 'CASE_UPDATED'
  | 'CASE_WAITING'
  | 'DELIVERY_CHANGED'
  | 'FIT_ANSWERED'
  | 'GARAGE_CHANGED'
  | 'FITMENT_ADDED'
  | 'FITMENT_CHANGED'
  | 'FITMENT_IMPORTED'
  | 'FITMENT_IMPORT_UNDONE'
  | 'FITMENT_REMOVED'
  | 'HOLD_EXPIRED'
  | 'HOLD_RETAKEN'
  | 'MESSAGE_REMOVED'
  | 'MESSAGE_SENT'
  | 'ORDER_DELETED'
  | 'ORDER_PAID'
  | 'ORDER_PLACED'
  | 'ORDER_REFUNDED'
  | 'ORDER_REPRICED'
  | 'ORDER_SHIPPED'
  | 'ORDER_SHIP_UNDONE'
  | 'PART_ADDED'
  | 'PART_CHANGED'
  | 'PART_DRAFT_REMOVED'
  | 'PART_DRAFT_SAVED'
  | 'PART_REMOVED'
  | 'PART_RESTOCKED'
  | 'PAYMENT_PROBLEM'
  | 'PAYMENT_REFUNDED'
  | 'PAYMENT_REFUND_DUE'
  | 'PROFILE_CHANGED'
  | 'RELINK_ALLOWED'
  | 'REVIEW_POSTED'
  | 'REVIEW_REMOVED'
  | 'SESSIONS_ENDED';

export type AuditSubject = 'case' | 'import' | 'message' | 'order' | 'part' | 'review' | 'user';

/** One line of the append-only audit log: who did what to what, with the values before and after. */
@Entity('audit_log')
export class AuditLog {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @CreateDateColumn({ type: 'timestamptz' })
  at: Date;

  /** A user's uid, or `system:<job>` or `command:<name>`. */
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
