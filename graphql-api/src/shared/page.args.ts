import { IsWholeNumber } from './number.validator.js';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';

import { MAX_PAGE_SIZE, type PageRequest } from './keyset-page.js';

/** The arguments of every Relay connection. */
@ArgsType()
export class PageArgs implements PageRequest {
  @Field(() => Int, { defaultValue: 24, description: `How many, 1 to ${MAX_PAGE_SIZE}.` })
  @IsWholeNumber(1, MAX_PAGE_SIZE)
  first: number;

  @Field(() => String, { nullable: true, description: 'The cursor to continue after.' })
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  after?: string | null;
}

/** For lists that can also be entered at a page number. */
@ArgsType()
export class NumberedPageArgs extends PageArgs {
  @Field(() => Int, { nullable: true, description: 'Number of the page, from 1; not together with `after`.' })
  @IsOptional()
  @IsWholeNumber(1, 10_000)
  page?: number | null;
}
