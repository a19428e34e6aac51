import { IsEnum, IsOptional } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';

import { Role } from '../../../auth/role.js';
import { enumOf } from '../../../shared/enum-of.js';
import { NumberedPageArgs } from '../../../shared/page.args.js';
import { IsText } from '../../../shared/text.validator.js';

export const UserSort = enumOf('UserSort', 'The sort order of accounts.', {
  NEWEST: 'The newest first.',
  EMAIL_ASC: 'By email address, from A; with a search, only the newest 1,000 found.',
  EMAIL_DESC: 'By email address, from Z; with a search, only the newest 1,000 found.',
});
export type UserSort = keyof typeof UserSort;

@ArgsType()
export class UsersArgs extends NumberedPageArgs {
  @Field(() => String, { nullable: true, description: 'Part of the email or name.' })
  @IsOptional()
  @IsText({ min: 0, max: 100 })
  search?: string | null;

  @Field(() => Role, { nullable: true, description: 'Only accounts that have this role now.' })
  @IsOptional()
  @IsEnum(Role)
  role?: Role | null;

  @Field(() => UserSort, { defaultValue: UserSort.NEWEST, description: 'The sort order.' })
  @IsEnum(UserSort)
  sort: UserSort;
}
