import { Counter, type Registry } from 'prom-client';

import type { IdentityProvider } from '../auth/identity.port.js';
import { Unauthenticated } from '../shared/shop-error.js';

/** Counts sign-ins by what became of their ID token. Returns the same provider. */
export function measureSignIns(registry: Registry, identities: IdentityProvider): IdentityProvider {
  const signIns = new Counter({
    name: 'axle_sign_ins_total',
    help: 'Sign-ins: the ID token was accepted or refused, or could not be checked.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of ['accepted', 'refused', 'unchecked']) signIns.inc({ outcome }, 0);
  return {
    exists: (uid) => identities.exists(uid),
    remove: (uid) => identities.remove(uid),
    revokeSessions: (uid) => identities.revokeSessions(uid),
    revokeSessionsBefore: (uid, moment) => identities.revokeSessionsBefore(uid, moment),
    verify: async (idToken) => {
      try {
        const identity = await identities.verify(idToken);
        signIns.inc({ outcome: 'accepted' });
        return identity;
      } catch (error) {
        signIns.inc({ outcome: error instanceof Unauthenticated ? 'refused' : 'unchecked' });
        throw error;
      }
    },
  };
}
