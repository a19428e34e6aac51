import { isAdmin } from '../auth/actor.js';
import { Role } from '../auth/role.js';
import type { ProfileService } from '../features/user/profile.service.js';
import { UpdateProfileInput } from '../features/user/user.inputs.js';
import type { UserService } from '../features/user/user.service.js';
import type { UserAdminService } from '../features/user/user-admin.service.js';
import { Forbidden, Unauthenticated } from '../shared/shop-error.js';
import { validInput } from '../shared/validate-input.js';
import { bodyOf, optionalTextOf, textOf } from './client-values.js';
import { granted, updated, userShape } from './legacy-shapes.js';
import { requireSelf } from './require-self.js';
import type { RestRoute } from './rest-route.js';

export interface UserServices {
  readonly users: UserService;
  readonly userAdmin: UserAdminService;
  readonly profiles: ProfileService;
}

export function userRoutes({ users, userAdmin, profiles }: UserServices): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/users',
      requires: Role.ADMIN,
      handle: async () => (await userAdmin.listAll()).map(userShape),
    },
    {
      method: 'put',
      path: '/users/admin/:email',
      requires: Role.ADMIN,
      handle: async ({ params, actor }) => {
        const { user, changed } = await userAdmin.grant(params.email ?? '', actor.uid);
        return granted(user, changed);
      },
    },
    {
      method: 'get',
      path: '/admin/:email',
      requires: Role.CUSTOMER,
      // Of somebody else a customer learns nothing, not even that the account exists (bar F17).
      handle: async ({ params, actor }) => {
        const self = params.email?.toLowerCase() === actor.email;
        if (self || !isAdmin(actor)) return { admin: self && isAdmin(actor) };
        return { admin: await userAdmin.isAdmin(params.email ?? '') };
      },
    },
    {
      method: 'get',
      path: '/user/:email',
      requires: Role.CUSTOMER,
      handle: async ({ params, actor }) => {
        if (isAdmin(actor)) return userShape(await userAdmin.get(params.email ?? ''));
        requireSelf(params.email ?? '', actor);
        return userShape(await users.own(actor));
      },
    },
    {
      method: 'patch',
      path: '/user/:email',
      requires: Role.CUSTOMER,
      handle: async ({ params, body, actor }) => {
        requireSelf(params.email ?? '', actor);
        const values = bodyOf(body);
        const input = await validInput(UpdateProfileInput, {
          name: optionalTextOf(values, 'name'),
          location: textOf(values, 'location'),
          education: textOf(values, 'education'),
          phone: textOf(values, 'phone'),
          linkedin: textOf(values, 'linkedin'),
        });
        const { changed } = await profiles.update(input, actor);
        return updated(changed ? 1 : 0);
      },
    },
    {
      method: 'put',
      path: '/user/:email',
      // The Firebase ID token in the Authorization header is the proof; ours would be refused (design section 4).
      requires: 'PUBLIC',
      handle: async ({ params, body, headers }) => {
        const idToken = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
        if (!idToken) throw new Unauthenticated();
        const email = textOf(bodyOf(body), 'email').toLowerCase();
        if (params.email?.toLowerCase() !== email) {
          throw new Forbidden('Path and body name different accounts.');
        }
        const { token } = await users.signIn({ idToken, email });
        return { token, result: updated(1) };
      },
    },
  ];
}
