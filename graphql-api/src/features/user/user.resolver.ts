import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';

import type { Actor } from '../../auth/actor.js';
import { Auth } from '../../auth/auth.directive.js';
import { CurrentActor } from '../../auth/shop-context.js';
import { User } from './user.entity.js';
import type { SignedIn, UserService } from './user.service.js';

@ObjectType({ description: 'Our own access token, to be sent as `Authorization: Bearer <token>`.' })
class AccessToken implements SignedIn {
  @Field(() => String)
  token: string;

  @Field(() => GraphQLDateTime, {
    description: 'When the token ends. Renew it with `signIn` a minute before.',
  })
  expiresAt: Date;

  @Field(() => User, { description: 'The signed-in account, as stored by this sign-in.' })
  user: User;
}

@Resolver(() => User)
export class UserResolver {
  constructor(private readonly users: UserService) {}

  @Auth()
  @Query(() => User, { description: "The caller's account." })
  me(@CurrentActor() actor: Actor): Promise<User> {
    return this.users.own(actor);
  }

  @Mutation(() => AccessToken, {
    description:
      'Exchanges a Firebase ID token for our access token and stores the account. Public: the ID token is the proof.',
  })
  signIn(@Arg('idToken', () => String) idToken: string): Promise<AccessToken> {
    return this.users.signIn(idToken);
  }
}
