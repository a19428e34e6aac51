import type { Seeded } from './seeded.sql.js';
import type { ShopSizes } from './shop-sizes.js';

// oxfmt-ignore
const FIRST = [
  'Marta', 'Deniz', 'Tom', 'Ines', 'Jarno', 'Priya', 'Mateusz', 'Anna', 'Jonas', 'Lucia', 'Peter', 'Aylin', 'Erik',
  'Sofia', 'Karim', 'Nora', 'Luca', 'Hanna', 'Igor', 'Mei', 'Olga', 'Paul', 'Rosa', 'Sven', 'Tara', 'Viktor', 'Wim', 'Zoe',
];
// oxfmt-ignore
const LAST = [
  'Lindqvist', 'Weber', 'Keller', 'Novak', 'Rossi', 'Garcia', 'Yilmaz', 'Kowalski', 'Virtanen', 'Dubois', 'Jansen',
  'Silva', 'Horvat', 'Popescu', 'Murphy', 'Olsen', 'Bauer', 'Costa', 'Moreau', 'Petrov', 'Sato', 'Nguyen', 'Patel', 'Berg',
];
const STREETS = [
  'Werkhofweg',
  'Bahnhofstrasse',
  'Mill Lane',
  'Rue du Port',
  'Via Roma',
  'Storgatan',
  'Kanaalweg',
];
const TOWNS = [
  'Hamburg',
  'Turin',
  'Leeds',
  'Malmo',
  'Gent',
  'Porto',
  'Brno',
  'Lyon',
  'Gdansk',
  'Graz',
  'Bilbao',
];

/** The one admin of a generated shop. */
export const ADMIN = { uid: 'bench-admin', email: 'admin@example.com' } as const;

/** Data of the customer with this number, each as SQL: the same wherever it is written. */
export function customerSql(seeded: Seeded, number: string) {
  const first = seeded.word(number, 101, FIRST);
  const last = seeded.word(number, 102, LAST);
  return {
    uid: `('c' || left(${seeded.hex(number, 103)}, 27))`,
    name: `(${first} || ' ' || ${last})`,
    email: `lower(${first} || '.' || ${last} || '.' || ${number} || '@example.com')`,
    address: `(${seeded.word(number, 104, STREETS)} || ' ' || ${seeded.between(number, 105, 1, 240)} || ', ' ||
      ${seeded.between(number, 106, 10_000, 99_999)} || ' ' || ${seeded.word(number, 107, TOWNS)})`,
    phone: `('+49 40 ' || ${seeded.between(number, 108, 1_000_000, 9_999_999)})`,
  };
}

/** The first customers are there before the first order, the others come in the meantime. */
export const FIRST_CUSTOMERS = 0.3;

/** Accounts: one admin, and customers of whom nine in ten have verified their address. */
export function insertUsers(seeded: Seeded, { customers }: ShopSizes, base: string): string {
  const person = customerSql(seeded, 'k');
  return `
    INSERT INTO shop_user (uid, email, email_verified, role, name, location, phone, created_at)
    SELECT '${ADMIN.uid}', '${ADMIN.email}', true, 'ADMIN', 'Anna Keller', NULL, NULL, ${base} - interval '3 years'
    UNION ALL
    SELECT ${person.uid}, ${person.email}, ${seeded.unit('k', 109)} < 0.9, 'CUSTOMER', ${person.name},
      ${seeded.word('k', 107, TOWNS)}, ${person.phone},
      ${base} - interval '3 years' * (1 - k::float8 / (${customers} + 1))
    FROM generate_series(1, ${customers}) AS k`;
}
