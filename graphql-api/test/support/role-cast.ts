import { Role } from '../../src/auth/role.js';
import { User } from '../../src/features/customers/user/user.entity.js';
import type { Customer, TestShop } from './create-test-shop.js';
import { ShopClient } from './shop-client.js';

/** The callers, in the order of the columns of the role matrix. */
export const ROLES = ['visitor', 'owner', 'other', 'admin', 'disabled', 'exAdmin'] as const;
export type CastRole = (typeof ROLES)[number];

/** A person of the matrix: a client with the shop's token, and another with the Firebase ID token. */
export interface Player {
  readonly email: string;
  readonly shop: ShopClient;
  readonly firebase: ShopClient;
  readonly idToken: string;
}

export interface Cast {
  readonly players: Readonly<Record<CastRole, Player>>;
  /** The customer whose objects are requested. */
  readonly owner: Customer;
  readonly admin: Customer;
  readonly disabledUid: string;
}

/**
 * Everyone of the matrix, signed in with addresses of one domain; the last two were disabled and demoted afterwards and still
 * hold their tokens.
 */
export async function assembleCast(shop: TestShop, domain = 'example.com'): Promise<Cast> {
  const users = shop.database.getRepository(User);
  const signIn = (name: string, role?: Role) => shop.signIn({ email: `${name}@${domain}`, name, role });
  const owner = await signIn('owner');
  const other = await signIn('other');
  const admin = await signIn('admin', Role.ADMIN);
  const disabled = await signIn('disabled');
  const exAdmin = await signIn('exadmin', Role.ADMIN);
  await users.update(disabled.uid, { disabled: true });
  await users.update(exAdmin.uid, { grantedRole: Role.CUSTOMER });

  const player = async (customer: Customer): Promise<Player> => {
    const idToken = await shop.people.signIn(customer.email);
    return { email: customer.email, shop: customer, firebase: new ShopClient(shop.url, idToken), idToken };
  };
  return {
    owner,
    admin,
    disabledUid: disabled.uid,
    players: {
      visitor: {
        email: 'visitor@example.com',
        shop: shop.visitor,
        firebase: shop.visitor,
        idToken: 'none',
      },
      owner: await player(owner),
      other: await player(other),
      admin: await player(admin),
      disabled: await player(disabled),
      exAdmin: await player(exAdmin),
    },
  };
}

/** Number of lines in the audit log: a refused call adds none. */
export async function auditLength(shop: TestShop): Promise<number | undefined> {
  const [row] = await shop.database.query<{ count: number }[]>('SELECT count(*)::integer FROM audit_log');
  return row?.count;
}
