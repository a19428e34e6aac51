import type { UserService } from '../features/user/user.service.js';
import { Unauthenticated } from '../shared/shop-error.js';
import { bodyOf, textOf } from './client-values.js';
import { updated } from './legacy-shapes.js';
import type { RestRoute } from './rest-route.js';

export function userRoutes(users: UserService): RestRoute[] {
  return [
    {
      method: 'put',
      path: '/user/:email',
      // The Firebase ID token in the Authorization header is the proof; ours would be refused (design section 4).
      requires: 'PUBLIC',
      handle: async ({ params, body, headers }) => {
        const email = textOf(bodyOf(body), 'email').toLowerCase();
        const idToken = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
        if (!idToken) throw new Unauthenticated();
        if (params.email?.toLowerCase() !== email)
          throw new Unauthenticated('Path and body name different accounts.');
        const { token } = await users.signInAs(email, idToken);
        return { token, result: updated(1) };
      },
    },
  ];
}
