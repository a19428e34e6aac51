import type { IncomingHttpHeaders } from 'node:http';

import { isAdmin } from '../auth/actor.js';
import { Role } from '../auth/role.js';
import type { ProfileService } from '../features/customers/user/profile.service.js';
import { UpdateProfileInput } from '../features/customers/user/user.inputs.js';
import type { UserService } from '../features/customers/user/user.service.js';
import type { UserAdminService } from '../features/customers/user/user-admin.service.js';
import { Forbidden, Unauthenticated } from '../shared/shop-error.js';
import { validInput } from '../shared/validate-input.js';
import { updated, updatedAnswer } from './answer.schemas.js';
import { emailInPath } from './client-values.js';
import { requireSelf } from './require-self.js';
import { type RestRoute, route } from './rest-route.js';
import {
  accountPage,
  adminAnswer,
  granted,
  grantedAnswer,
  profile,
  signIn,
  signInAnswer,
  userAnswer,
  userShape,
} from './user.schemas.js';

export interface UserServices {
  readonly users: UserService;
  readonly userAdmin: UserAdminService;
  readonly profiles: ProfileService;
}

const anyEmail = emailInPath('Of the account.');
const ownEmail = emailInPath("One's own email.");

export function userRoutes({ users, userAdmin, profiles }: UserServices): RestRoute[] {
  return [
    route({
      method: 'get',
      path: '/users',
      id: 'listUsers',
      tag: 'Accounts',
      summary: 'Accounts, oldest first',
      requires: Role.ADMIN,
      query: accountPage,
      answer: userAnswer.array(),
      handle: async ({ query }) => (await userAdmin.listNewest(query)).reverse().map(userShape),
    }),
    route({
      method: 'put',
      path: '/users/admin/:email',
      id: 'makeAdmin',
      tag: 'Accounts',
      summary: 'Make an account an admin',
      description: 'The rights count once the email address is verified; the answer says whether it is.',
      requires: Role.ADMIN,
      params: anyEmail,
      answer: grantedAnswer,
      refusals: ['NOT_FOUND'],
      handle: async ({ params, actor }) => {
        const { user, changed } = await userAdmin.grant(params.email, actor.uid);
        return granted(user, changed);
      },
    }),
    route({
      method: 'get',
      path: '/admin/:email',
      id: 'isAdmin',
      tag: 'Accounts',
      summary: 'Whether an account is an admin',
      description: 'Customers learn it only about themselves; for everyone else the answer is false.',
      requires: Role.CUSTOMER,
      params: anyEmail,
      answer: adminAnswer,
      // A customer learns nothing about anyone else, not even that the account exists.
      handle: async ({ params, actor }) => {
        const self = params.email.toLowerCase() === actor.email;
        if (self || !isAdmin(actor)) return { admin: self && isAdmin(actor) };
        return { admin: await userAdmin.isAdmin(params.email) };
      },
    }),
    route({
      method: 'get',
      path: '/user/:email',
      id: 'getUser',
      tag: 'Accounts',
      summary: "An account: one's own, or any as an admin",
      requires: Role.CUSTOMER,
      params: anyEmail,
      answer: userAnswer,
      refusals: ['FORBIDDEN', 'NOT_FOUND'],
      handle: async ({ params, actor }) => {
        if (isAdmin(actor)) return userShape(await userAdmin.get(params.email));
        requireSelf(params.email, actor);
        return userShape(await users.own(actor));
      },
    }),
    route({
      method: 'patch',
      path: '/user/:email',
      id: 'updateProfile',
      tag: 'Accounts',
      summary: "Store one's own profile",
      requires: Role.CUSTOMER,
      params: ownEmail,
      body: profile,
      answer: updatedAnswer,
      refusals: ['FORBIDDEN', 'RATE_LIMITED'],
      guard: ({ params, actor }) => requireSelf(params.email, actor),
      handle: async ({ body, actor }) => {
        const { changed } = await profiles.update(await validInput(UpdateProfileInput, body), actor);
        return updated(changed);
      },
    }),
    route({
      method: 'put',
      path: '/user/:email',
      id: 'signIn',
      tag: 'Accounts',
      summary: 'Exchange a Firebase ID token for an access token',
      description: 'Stores the account. Token, path and body must name the same email.',
      // The Firebase ID token in the Authorization header is the proof; ours would be refused.
      requires: 'PUBLIC',
      proof: 'firebaseIdToken',
      params: ownEmail,
      body: signIn,
      answer: signInAnswer,
      refusals: [
        'ACCOUNT_CONFLICT',
        'ACCOUNT_DELETED',
        'ACCOUNT_DISABLED',
        'FORBIDDEN',
        'RATE_LIMITED',
        'UNAUTHENTICATED',
      ],
      guard: ({ headers }) => {
        idTokenOf(headers);
      },
      handle: async ({ params, body: { email }, headers }) => {
        if (params.email.toLowerCase() !== email) {
          throw new Forbidden('Path and body name different accounts.');
        }
        const { token } = await users.signIn({ idToken: idTokenOf(headers), email });
        return { token, result: updated(true) };
      },
    }),
  ];
}

function idTokenOf({ authorization = '' }: IncomingHttpHeaders): string {
  const idToken = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  if (!idToken) throw new Unauthenticated();
  return idToken;
}
