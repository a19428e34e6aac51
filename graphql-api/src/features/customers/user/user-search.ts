import type { SelectQueryBuilder } from 'typeorm';

import { Role } from '../../../auth/role.js';
import type { KeysetColumn, KeysetOrder } from '../../../shared/keyset-page.js';
import { containsPattern } from '../../../shared/like.js';
import type { User } from './user.entity.js';
import { type UsersArgs, UserSort } from './user-search.inputs.js';

/** The same rule as `User.role`, for the database: rights count once the email is verified. */
const IS_ADMIN = "(item.role = 'ADMIN' AND item.email_verified)";

/** How many accounts found by a search are counted, and sorted by address: the newest. */
export const MAX_FOUND = 1000;

/** Adds the conditions of a list of accounts to a query with the alias `item`. */
export function applyUserSearch(
  query: SelectQueryBuilder<User>,
  { search, role }: Pick<UsersArgs, 'search' | 'role'>,
): SelectQueryBuilder<User> {
  query.andWhere('item.erased_at IS NULL');
  if (search?.trim()) {
    query.andWhere("(item.email || ' ' || coalesce(item.name, '')) ILIKE :search", {
      search: containsPattern(search.trim()),
    });
  }
  if (role) query.andWhere(role === Role.ADMIN ? IS_ADMIN : `NOT ${IS_ADMIN}`);
  return query;
}

/** The uids of the newest accounts that a query (alias `item`) finds, one more than are counted. */
export function newestFound(query: SelectQueryBuilder<User>): SelectQueryBuilder<User> {
  return query
    .clone()
    .select('item.uid', 'uid')
    .orderBy('item.created_at', 'DESC')
    .addOrderBy('item.uid', 'DESC')
    .limit(MAX_FOUND + 1);
}

const byUid: KeysetColumn<User> = { column: 'item.uid', cast: 'text', read: (user) => user.uid };
const byEmail: KeysetColumn<User> = { column: 'item.email', cast: 'text', read: (user) => user.email };
const byAge: KeysetColumn<User> = {
  column: 'item.created_at',
  cast: 'timestamptz',
  read: (user) => user.createdAt.toISOString(),
};

export const userSorts: Record<UserSort, KeysetOrder<User>> = {
  [UserSort.NEWEST]: { direction: 'DESC', columns: [byAge, byUid] },
  [UserSort.EMAIL_ASC]: { direction: 'ASC', columns: [byEmail, byUid] },
  [UserSort.EMAIL_DESC]: { direction: 'DESC', columns: [byEmail, byUid] },
};
