import type { Repository, SelectQueryBuilder } from 'typeorm';

import { Role } from '../../../auth/role.js';
import { findKeysetPage, type KeysetPage, unindexed } from '../../../shared/keyset-page.js';
import type { ReadDatabase } from '../../../shared/read-database.js';
import { rowCount } from '../../../shared/row-counts.js';
import type { User } from './user.entity.js';
import { applyUserSearch, MAX_FOUND, newestFound, userSorts } from './user-search.js';
import { type UsersArgs, UserSort } from './user-search.inputs.js';

/** A page of accounts, and whether it is counted to its end. */
export interface UserList {
  readonly page: KeysetPage<User>;
  /** False when there are more than `countAll` returns. */
  readonly isCountExact: () => Promise<boolean>;
}

/** Lists accounts for admins, at any size (ADR 019). */
export class UserFinder {
  constructor(
    private readonly users: Repository<User>,
    private readonly read: ReadDatabase,
  ) {}

  /**
   * Accounts of a role whose email or name contains the search, in a stable order. In a search, only the newest
   * `MAX_FOUND` are counted, and sorted by email.
   */
  async list({ search, role, sort, ...page }: UsersArgs): Promise<UserList> {
    const query = applyUserSearch(this.query(), { search, role });
    if (search?.trim()) return this.listFound(query, sort, page);
    const found = await findKeysetPage(query, userSorts[sort], page);
    return {
      page: { ...found, countAll: () => this.count(role) },
      isCountExact: () => Promise.resolve(true),
    };
  }

  private async listFound(
    query: SelectQueryBuilder<User>,
    sort: UserSort,
    page: Omit<UsersArgs, 'search' | 'role' | 'sort'>,
  ): Promise<UserList> {
    const newest = await findUids(newestFound(query));
    const isAll = newest.length <= MAX_FOUND;
    // Accounts already found are not searched for again: by age, a rare word would be searched for among all accounts,
    // and by address, a frequent one among all that come before it.
    const found =
      sort === UserSort.NEWEST && !isAll
        ? await findKeysetPage(query, userSorts[sort], page)
        : await findKeysetPage(this.of(newest.slice(0, MAX_FOUND)), unindexed(userSorts[sort]), page);
    return {
      page: { ...found, countAll: () => Promise.resolve(Math.min(newest.length, MAX_FOUND)) },
      isCountExact: () => Promise.resolve(isAll),
    };
  }

  /** How many accounts have a role, or all. Admins are few, customers the rest. */
  private async count(role?: Role | null): Promise<number> {
    const countAdmins = () => applyUserSearch(this.query(), { role: Role.ADMIN }).getCount();
    if (role === Role.ADMIN) return countAdmins();
    const all = await rowCount(this.read, 'shop_user');
    return role ? all - (await countAdmins()) : all;
  }

  private of(uids: readonly string[]): SelectQueryBuilder<User> {
    return this.query().where('item.uid = ANY(:uids)', { uids });
  }

  private query(): SelectQueryBuilder<User> {
    return this.users.createQueryBuilder('item');
  }
}

async function findUids(query: SelectQueryBuilder<User>): Promise<readonly string[]> {
  const rows = await query.getRawMany<{ uid: string }>();
  return rows.map(({ uid }) => uid);
}
