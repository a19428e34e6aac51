import { ArrayMaxSize, ArrayUnique, IsArray, IsEnum, IsOptional } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

import { IsPictureLink } from '../../shared/link.validator.js';
import { MoneyScalar } from '../../shared/money.scalar.js';
import { IsPrice, IsWholeNumber } from '../../shared/number.validator.js';
import { IsText } from '../../shared/text.validator.js';
import { Category } from '../part/category.js';

export const MAX_UNITS = 1_000_000;
/** With the first one a dozen; as the database has it. */
const MOST_FURTHER_PICTURES = 11;

/** What an admin may say of a part beside price and quantities; all optional (spec section 5). */
@InputType()
export abstract class PartDetails {
  @Field(() => String, { nullable: true, description: 'What it is.' })
  @IsOptional()
  @IsText({ min: 0, max: 200 })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Link of a picture, http or https.' })
  @IsOptional()
  @IsPictureLink()
  image?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: `Links of further pictures, shown after \`image\`, without which there are none; at most ${MOST_FURTHER_PICTURES}, each once.`,
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_FURTHER_PICTURES)
  @ArrayUnique()
  @IsPictureLink({ each: true })
  moreImages?: string[] | null;

  @Field(() => String, { nullable: true, description: 'What there is to know of it, as plain text.' })
  @IsOptional()
  @IsText({ min: 0, max: 5000 })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The longer text of its page, as plain text; an empty line parts its paragraphs.',
  })
  @IsOptional()
  @IsText({ min: 0, max: 10_000 })
  details?: string | null;

  @Field(() => Category, { nullable: true, description: 'Its category.' })
  @IsOptional()
  @IsEnum(Category)
  category?: Category | null;

  @Field(() => String, { nullable: true, description: 'Who makes it.' })
  @IsOptional()
  @IsText({ min: 0, max: 100 })
  brand?: string | null;

  @Field(() => String, { nullable: true, description: "The maker's number." })
  @IsOptional()
  @IsText({ min: 0, max: 100 })
  partNumber?: string | null;
}

@InputType({
  description:
    'A new part and what is in stock of it. `addPart` refuses one without name, image or description; `POST /parts` takes it.',
})
export class AddPartInput extends PartDetails {
  /** Minor units. */
  @Field(() => MoneyScalar, { description: 'Price per piece.' })
  @IsPrice()
  price: number;

  @Field(() => Int, { description: 'Smallest quantity per order.' })
  @IsWholeNumber(1, MAX_UNITS)
  orderQuantity: number;

  @Field(() => Int, { description: 'Units in stock.' })
  @IsWholeNumber(0, MAX_UNITS)
  availableQuantity: number;
}

@InputType({
  description: 'A part as far as it is known. What is left out is empty: a draft is saved as a whole.',
})
export class PartDraftInput extends PartDetails {
  /** Minor units. */
  @Field(() => MoneyScalar, { nullable: true, description: 'Price per piece.' })
  @IsOptional()
  @IsPrice()
  price?: number | null;

  @Field(() => Int, { nullable: true, description: 'Smallest quantity per order.' })
  @IsOptional()
  @IsWholeNumber(1, MAX_UNITS)
  orderQuantity?: number | null;

  @Field(() => Int, { nullable: true, description: 'Units that come in when it is published.' })
  @IsOptional()
  @IsWholeNumber(0, MAX_UNITS)
  availableQuantity?: number | null;
}

@InputType({
  description: 'What changes of a part: what is left out stays. Stock has its own operation, `restockPart`.',
})
export class UpdatePartInput extends PartDetails {
  /** Minor units. */
  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Price per unit; orders already placed keep theirs.',
  })
  @IsOptional()
  @IsPrice()
  price?: number | null;

  @Field(() => Int, { nullable: true, description: 'Smallest quantity per order.' })
  @IsOptional()
  @IsWholeNumber(1, MAX_UNITS)
  orderQuantity?: number | null;
}
