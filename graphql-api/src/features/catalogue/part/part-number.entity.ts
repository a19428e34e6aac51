import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

import { PartNumberKind } from './part-number.kinds.js';

/**
 * A number that another maker gives a part. The maker's own is `Part.partNumber`. Punctuation and case are ignored
 * (`number_key`).
 */
@ObjectType({ description: 'A number of a part.', simpleResolvers: true })
@Entity('part_number')
export class PartNumber {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'part_id', type: 'uuid' })
  partId: string;

  @Field(() => PartNumberKind, { description: 'What number it is.' })
  @Column({ type: 'text' })
  kind: PartNumberKind;

  @Field(() => String, { description: 'The number as it is printed.' })
  @Column({ type: 'text' })
  number: string;

  @Field(() => String, { nullable: true, description: 'Whose number it is, if that is known.' })
  @Column({ type: 'text', nullable: true })
  maker: string | null;
}
