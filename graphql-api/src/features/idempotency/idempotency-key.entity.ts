import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The ids that an answer is rebuilt from. Never a secret: rows outlive the request by a day. */
export type KeptIds = Readonly<Record<string, string>>;

/** A client's name for one try of one operation, and what it led to once it went through. Kept for 24 hours. */
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

  /** Fencing token: whoever claims the key draws another one, and only its holder may answer or give the claim up. */
  @Column({ type: 'uuid' })
  claim: string;

  /** Null while the first call is at work. */
  @Column({ type: 'jsonb', nullable: true })
  answer: KeptIds | null;

  @Column({ name: 'claimed_at', type: 'timestamptz' })
  claimedAt: Date;
}
