import type { Repository } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import type { IdentityProvider } from '../../../auth/identity.port.js';
import { withScheme } from '../../../shared/link.validator.js';
import { lockRow } from '../../../shared/lock-row.js';
import type { RateLimits } from '../../../shared/rate-limits.js';
import { Unauthenticated } from '../../../shared/shop-error.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import { trimText } from '../../../shared/visible-text.js';
import { User } from './user.entity.js';
import type { UpdateProfileInput } from './user.inputs.js';

export class ProfileService {
  constructor(
    private readonly users: Repository<User>,
    private readonly identities: IdentityProvider,
    private readonly audit: AuditService,
    private readonly limits: RateLimits,
  ) {}

  /** Stores the actor's profile. Returns the account and whether anything changed. Throws TooManyRequests. */
  async update(input: UpdateProfileInput, actor: Actor): Promise<{ user: User; changed: boolean }> {
    await this.limits.spend('PROFILE', actor.uid);
    return inTransaction(this.users.manager, async (manager) => {
      const user = await lockRow(manager, User, { uid: actor.uid });
      // Deleted since the request began.
      if (!user) throw new Unauthenticated();
      const before = profileOf(user);
      const after = {
        name: input.name == null ? before.name : trimText(input.name),
        location: trimText(input.location),
        education: trimText(input.education),
        phone: trimText(input.phone),
        linkedin: withScheme(input.linkedin),
      };
      if (JSON.stringify(before) === JSON.stringify(after)) return { user, changed: false };
      await manager.update(User, actor.uid, after);
      await this.audit.record(manager, actor.uid, 'PROFILE_CHANGED', ['user', actor.uid], { before, after });
      return { user: await manager.findOneByOrFail(User, { uid: actor.uid }), changed: true };
    });
  }

  /**
   * Ends all of the actor's sessions: our tokens at once, the provider's at their next renewal. Throws
   * ServiceUnavailable; our tokens are revoked even then.
   */
  async signOutEverywhere(actor: Actor): Promise<void> {
    await inTransaction(this.users.manager, async (manager) => {
      await manager.increment(User, { uid: actor.uid }, 'tokenVersion', 1);
      await this.audit.record(manager, actor.uid, 'SESSIONS_ENDED', ['user', actor.uid]);
    });
    await this.identities.revokeSessions(actor.uid);
  }
}

function profileOf({ name, location, education, phone, linkedin }: User) {
  return { name, location, education, phone, linkedin };
}
