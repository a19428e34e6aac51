import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The ids that an answer is rebuilt from. Never a secret: rows outlive the request by a day. */
export type ResultIds = Readonly<Record<string, string>>;

/** A client's key for one successful operation, and its result. Kept for 24 hours. */
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

  @Column({ type: 'jsonb' })
  answer: ResultIds;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
