import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A client's name for one try of one operation, and what it was answered once it went through. Kept for 24 hours. */
@Entity('idempotency_key')
export class IdempotencyKey {
  @PrimaryColumn({ name: 'user_uid', type: 'text' })
  userUid: string;

  @PrimaryColumn({ type: 'text' })
  operation: string;

  @PrimaryColumn({ type: 'text' })
  key: string;

  /** sha256 of the request, to refuse the same key for another one. */
  @Column({ name: 'request_hash', type: 'text' })
  requestHash: string;

  /** Null while the first call is at work. */
  @Column({ type: 'jsonb', nullable: true })
  answer: object | null;

  @Column({ name: 'claimed_at', type: 'timestamptz' })
  claimedAt: Date;
}
