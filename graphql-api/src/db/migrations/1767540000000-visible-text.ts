import type { QueryRunner } from 'typeorm';

import { holdTo } from '../hold-to.js';

/** Every code point that shows nothing, as `shared/visible-text.ts` has them by their Unicode properties. */
const INVISIBLE =
  String.raw`\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u0890-\u0891\u08E2\u115F-\u1160\u1680\u17B4-\u17B5` +
  String.raw`\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U000110BD` +
  String.raw`\U000110CD\U00013430-\U0001343F\U00016FE4\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A\U000E0000-\U000E0FFF`;

/** Texts that people write, by table, each with what replaces one that shows nothing. */
const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  part: { name: `''`, brand: 'NULL', part_number: 'NULL' },
  part_number: { maker: 'NULL' },
  shop_order: { address: 'NULL', phone: 'NULL' },
  shop_user: { name: 'NULL', location: 'NULL', education: 'NULL', phone: 'NULL' },
  review: { text: `''` },
  contact_message: { name: `'(no name)'`, message: `'(no text)'` },
};

/**
 * Text that nobody can see is no text, whoever writes it. An order that was placed to such an address has none, and waits for one like any
 * other. Each statement may be repeated.
 */
export class VisibleText1767540000000 {
  name = 'VisibleText1767540000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('SET statement_timeout = 0');
    // As plpgsql for the reason that short-rules.ts gives.
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION is_visible(text text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
      BEGIN RETURN text = '' OR text ~ '[^${INVISIBLE}]'; END $$
    `);
    for (const [table, columns] of Object.entries(TEXTS)) {
      for (const [column, replacement] of Object.entries(columns))
        await queryRunner.query(`UPDATE ${table} SET ${column} = ${replacement} WHERE NOT is_visible(${column})`);
      const rule = Object.keys(columns)
        .map((column) => `is_visible(${column})`)
        .join(' AND ');
      await holdTo(queryRunner, table, { [`${table}_texts_are_visible`]: rule });
    }
    await queryRunner.query('RESET statement_timeout');
  }
}
