import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';

import type { Actor } from '../../../auth/actor.js';
import { Auth } from '../../../auth/auth.directive.js';
import { Role } from '../../../auth/role.js';
import { CurrentActor, type ShopContext } from '../../../auth/shop-context.js';
import { connectionOf } from '../../../shared/connection.type.js';
import { COST, listCost } from '../../../shared/read-cost.js';
import { User } from './user.entity.js';
import type { UserAdminService } from './user-admin.service.js';
import type { UserFinder, UserList } from './user-finder.service.js';
import { UsersArgs } from './user-search.inputs.js';

@ObjectType({ description: 'A page of accounts.' })
class UserConnection extends connectionOf(User, 'User') {
  constructor(private readonly list: UserList) {
    super(list.page);
  }

  @Field(() => Boolean, {
    description: 'False when a search finds more than 1,000 accounts; then only the newest are counted.',
    complexity: COST.count,
  })
  totalIsExact(): Promise<boolean> {
    return this.list.isCountExact();
  }
}

@Resolver(() => User)
export class UserAdminResolver {
  constructor(
    private readonly admin: UserAdminService,
    private readonly finder: UserFinder,
  ) {}

  @Auth(Role.ADMIN)
  @Query(() => UserConnection, {
    description: 'Accounts, newest first unless sorted otherwise.',
    complexity: listCost,
  })
  async users(@Args(() => UsersArgs) query: UsersArgs): Promise<UserConnection> {
    return new UserConnection(await this.finder.list(query));
  }

  @Auth(Role.ADMIN)
  @Mutation(() => User, {
    description: "Grants admin rights; they take effect once the account's email is verified.",
  })
  async makeAdmin(
    @Arg('email', () => String, { description: 'Email address of the account.' }) email: string,
    @CurrentActor() actor: Actor,
  ): Promise<User> {
    return (await this.admin.grant(email, actor.uid)).user;
  }

  @Auth(Role.ADMIN)
  @Mutation(() => User, {
    description: 'Revokes admin rights. The last admin is refused with LAST_ADMIN.',
  })
  async revokeAdmin(
    @Arg('email', () => String, { description: 'Email address of the account.' }) email: string,
    @CurrentActor() actor: Actor,
  ): Promise<User> {
    return (await this.admin.revoke(email, actor.uid)).user;
  }

  @Auth(Role.ADMIN)
  @Mutation(() => User, {
    description:
      "Disables an account and ends its sessions with the next request. Refused with OWN_ACCOUNT for the caller's own account and with LAST_ADMIN for the last admin.",
  })
  disableAccount(
    @Arg('id', () => ID, { description: 'Id of the account.' }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<User> {
    return this.admin.setDisabled(id, true, actor);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => User, { description: 'Enables a disabled account.' })
  enableAccount(
    @Arg('id', () => ID, { description: 'Id of the account.' }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<User> {
    return this.admin.setDisabled(id, false, actor);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Email of the admin who granted the rights, or the name of the command; null for customers.',
    complexity: COST.batch,
  })
  async madeAdminBy(@Root() { madeAdminBy }: User, @Ctx() { loaders }: ShopContext): Promise<string | null> {
    if (madeAdminBy === null) return null;
    const admin = await loaders.of(this.admin.findMany).load(madeAdminBy);
    return admin?.email ?? madeAdminBy;
  }
}
