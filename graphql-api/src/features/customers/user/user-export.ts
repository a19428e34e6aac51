import { isoMoment } from '../../../shared/shop-day.js';
import type { Cell, Exported } from '../../../shared/table-file/export-file.js';
import { validInput } from '../../../shared/validate-input.js';
import type { UserFinder } from './user-finder.service.js';
import { UsersArgs, UserSort } from './user-search.inputs.js';
import type { User } from './user.entity.js';

const AT_A_TIME = 100;

const CELLS: Readonly<Record<string, (user: User, timeZone: string) => Cell>> = {
  email: ({ email }) => email,
  name: ({ name }) => name,
  role: ({ role }) => role.toLowerCase(),
  since: ({ createdAt }, timeZone) => isoMoment(createdAt, timeZone),
  disabled: ({ disabled }) => (disabled ? 'yes' : null),
};

/** Accounts as admins see them, newest first, by `search` and `role`. Throws BadInput for an invalid filter. */
export async function userExport(
  users: UserFinder,
  filter: Partial<UsersArgs>,
  timeZone: string,
): Promise<Exported> {
  const { search, role } = filter;
  const valid = await validInput(UsersArgs, { search, role, sort: UserSort.NEWEST, first: AT_A_TIME });
  return {
    columns: Object.keys(CELLS),
    async *readAll() {
      for (let after: string | undefined; ;) {
        const { page } = await users.list(Object.assign(new UsersArgs(), valid, { after }));
        yield page.items.map((user) => Object.values(CELLS).map((cell) => cell(user, timeZone)));
        const last = page.items.at(-1);
        if (!page.hasNextPage || !last) return;
        after = page.cursorOf(last);
      }
    },
  };
}
