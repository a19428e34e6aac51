import type { EntityManager } from 'typeorm';

import { User } from './user.entity.js';

/** The account of an address, case-insensitive: one that someone signs in to before one that waits for its owner. */
export async function findAccount(manager: EntityManager, email: string): Promise<User | null> {
  return manager.findOne(User, { where: { email: email.toLowerCase() }, order: { waiting: 'ASC' } });
}
