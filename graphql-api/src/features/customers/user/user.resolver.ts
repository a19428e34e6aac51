import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';

import type { Actor } from '../../../auth/actor.js';
import { Auth } from '../../../auth/auth.directive.js';
import { CurrentActor } from '../../../auth/shop-context.js';
import { COST } from '../../../shared/read-cost.js';
import type { ProfileService } from './profile.service.js';
import { User } from './user.entity.js';
import { UpdateProfileInput } from './user.inputs.js';
import type { SignedIn, UserService } from './user.service.js';

@ObjectType({ description: 'Our own access token, to be sent as `Authorization: Bearer <token>`.' })
class AccessToken implements SignedIn {
  @Field(() => String, { description: 'For the `Authorization` header; opaque to clients.' })
  token: string;

  @Field(() => GraphQLDateTime, {
    description: 'When the token expires. Renew it with `signIn` a minute before.',
  })
  expiresAt: Date;

  @Field(() => User, { description: 'The signed-in account, as stored by this sign-in.' })
  user: User;
}

@Resolver(() => User)
export class UserResolver {
  constructor(
    private readonly users: UserService,
    private readonly profiles: ProfileService,
  ) {}

  @Auth()
  @Query(() => User, { description: "The caller's account.", complexity: COST.row })
  me(@CurrentActor() actor: Actor): Promise<User> {
    return this.users.own(actor);
  }

  @Mutation(() => AccessToken, {
    description:
      'Exchanges a Firebase ID token for our access token and stores the account. Public: the ID token is the proof.',
  })
  signIn(
    @Arg('idToken', () => String, {
      description: "The identity provider's ID token of the person who signs in.",
    })
    idToken: string,
  ): Promise<AccessToken> {
    return this.users.signIn({ idToken });
  }

  @Auth()
  @Mutation(() => User, { description: "Stores the caller's profile." })
  async updateProfile(
    @Arg('input', () => UpdateProfileInput, { description: 'The new profile.' }) input: UpdateProfileInput,
    @CurrentActor() actor: Actor,
  ): Promise<User> {
    return (await this.profiles.update(input, actor)).user;
  }

  @Auth()
  @Mutation(() => Boolean, {
    description: "Ends all of the caller's sessions, including this one: every device must log in again.",
  })
  async signOutEverywhere(@CurrentActor() actor: Actor): Promise<boolean> {
    await this.profiles.signOutEverywhere(actor);
    return true;
  }
}
