import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import { Role } from '../../../auth/role.js';

/** An account, keyed by the identity provider's uid: an email can change hands, a uid can't. */
@ObjectType({ description: 'An account.' })
@Entity('shop_user')
export class User {
  @Field(() => ID, { name: 'id', description: "The identity provider's id of the account." })
  @PrimaryColumn({ type: 'text' })
  uid: string;

  /** Lower-cased. */
  @Field(() => String, { description: 'Email address, in lower case.' })
  @Column({ type: 'text' })
  email: string;

  @Field(() => Boolean, { description: 'Whether the identity provider has verified the address.' })
  @Column({ name: 'email_verified', type: 'boolean' })
  emailVerified: boolean;

  /** Role as granted. What counts at call time is `role`. */
  @Column({ name: 'role', type: 'text' })
  grantedRole: Role;

  @Field(() => Boolean, { description: 'Whether the account is disabled: no one can log in to it.' })
  @Column({ type: 'boolean' })
  disabled: boolean;

  @Column({ name: 'token_version', type: 'integer' })
  tokenVersion: number;

  /** Sessions at the identity provider that began earlier no longer count here; null: all count (ADR 011). */
  @Column({ name: 'sessions_since', type: 'timestamptz', nullable: true })
  sessionsSince: Date | null;

  /** Issue time of the first ID token with a verified address; null until then, and for imported and demo accounts. */
  @Column({ name: 'proved_at', type: 'timestamptz', nullable: true })
  provedAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Name shown on orders and reviews, if provided.' })
  @Column({ type: 'text', nullable: true })
  name: string | null;

  @Field(() => String, { nullable: true, description: 'Location, if provided.' })
  @Column({ type: 'text', nullable: true })
  location: string | null;

  @Field(() => String, { nullable: true, description: 'Education, if provided.' })
  @Column({ type: 'text', nullable: true })
  education: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number, if provided.' })
  @Column({ type: 'text', nullable: true })
  phone: string | null;

  @Field(() => String, { nullable: true, description: 'Link of the LinkedIn profile, http or https.' })
  @Column({ type: 'text', nullable: true })
  linkedin: string | null;

  @Column({ name: 'made_admin_by', type: 'text', nullable: true })
  madeAdminBy: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When admin rights were granted; null for customers.',
  })
  @Column({ name: 'made_admin_at', type: 'timestamptz', nullable: true })
  madeAdminAt: Date | null;

  /** The id the account had in the shop it was imported from: 24 hexadecimal digits. */
  @Column({ name: 'legacy_id', type: 'text', nullable: true })
  legacyId: string | null;

  /**
   * Imported, and no one has signed in with the verified address yet: it keeps orders, reviews and profile for its
   * owner. An account with the same, unverified address may exist as well.
   */
  @Column({ type: 'boolean' })
  waiting: boolean;

  /**
   * End of the time in which the next verified sign-in with this address may take the account over; null: not allowed.
   */
  @Column({ name: 'relink_until', type: 'timestamptz', nullable: true })
  relinkUntil: Date | null;

  /**
   * When the person last signed in or renewed a sign-in, which a browser in use does each hour; null: not since this
   * has been recorded.
   */
  @Column({ name: 'last_seen_at', type: 'timestamptz', nullable: true })
  lastSeenAt: Date | null;

  /** Time at which the account was deleted. What is left names no one and owns the orders (ADR 047). */
  @Column({ name: 'erased_at', type: 'timestamptz', nullable: true })
  erasedAt: Date | null;

  @Field(() => GraphQLDateTime, { description: 'When the account was created.' })
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** ADMIN only while the email is verified. */
  @Field(() => Role, { description: 'ADMIN only while the email is verified.' })
  get role(): Role {
    return this.grantedRole === Role.ADMIN && this.emailVerified ? Role.ADMIN : Role.CUSTOMER;
  }
}
