import type { EntityManager } from 'typeorm';

import { User } from '../features/customers/user/user.entity.js';
import { newId } from '../shared/ids.js';
import { Batch } from './batch.js';
import { RowRefused } from './import-refused.js';
import type { LegacyPerson } from './read-person.js';

/** Account of reviews that have a name and no address. No mail ever gets there (RFC 2606), so no one signs in with it. */
export const UNKNOWN_PERSON = 'nobody@imported.invalid';

/** The people of an old shop, as accounts that wait for their first verified sign-in. */
export class People {
  readonly batch: Batch<User>;
  /** How many are known only from an order or a review. */
  strangers = 0;
  private readonly uids = new Map<string, string>();

  constructor(manager: EntityManager) {
    this.batch = new Batch(manager, User);
  }

  /** Throws RowRefused when an earlier row has the address. */
  async add({ wasAdmin: _not, ...person }: LegacyPerson): Promise<void> {
    if (this.uids.has(person.email)) throw new RowRefused(`an earlier row has the address ${person.email}`);
    await this.store(person);
  }

  /** The uid of the person an order or a review names. */
  async uidOf(email: string, name: string | null, createdAt: Date): Promise<string> {
    const known = this.uids.get(email);
    if (known) return known;
    if (email !== UNKNOWN_PERSON) this.strangers += 1;
    return this.store({ email, name, createdAt, legacyId: null });
  }

  private async store(
    person: Partial<User> & Pick<User, 'email' | 'legacyId' | 'createdAt'>,
  ): Promise<string> {
    const uid = `imported:${person.legacyId ?? newId(person.createdAt)}`;
    this.uids.set(person.email, uid);
    await this.batch.add({ ...person, uid, emailVerified: false, waiting: true });
    return uid;
  }
}
