import type { QueryRunner } from 'typeorm';

import { holdTo } from '../hold-to.js';
import { INVISIBLE } from '../invisible.js';

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
        await queryRunner.query(
          `UPDATE ${table} SET ${column} = ${replacement} WHERE NOT is_visible(${column})`,
        );
      const rule = Object.keys(columns)
        .map((column) => `is_visible(${column})`)
        .join(' AND ');
      await holdTo(queryRunner, table, { [`${table}_texts_are_visible`]: rule });
    }
    await queryRunner.query('RESET statement_timeout');
  }
}
