import type { QueryRunner } from 'typeorm';

import { CAPITALS, LETTERS } from '../../shared/upper-case.js';
import { INVISIBLE } from '../invisible.js';
import { PUNCTUATION } from '../punctuation.js';
import { setExpression } from '../set-expression.js';

/**
 * Keys of numbers have every letter and digit of every script (`numberKey` has the same rule), and numbers that are figures are found by
 * their value, since spreadsheets drop zeros. What is left out is listed, because character classes differ between servers.
 */
export class NumberKeys1767540100000 {
  name = 'NumberKeys1767540100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('SET LOCAL statement_timeout = 0');
    await queryRunner.query(`
      CREATE FUNCTION number_key(number text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
      BEGIN
        RETURN translate(
          regexp_replace(normalize(number, NFKC), '[${PUNCTUATION}${INVISIBLE}]', '', 'g'), '${LETTERS}', '${CAPITALS}');
      END $$;
      CREATE FUNCTION number_value(number text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
      BEGIN
        IF number ~ '^[0-9]+([.,][0-9]+)?([eE][+-]?[0-9]{1,2})?$' THEN
          RETURN trim_scale(replace(number, ',', '.')::numeric);
        END IF;
        RETURN NULL;
      END $$;
    `);
    // Full-width letters were left out of keys: two spellings of one number may have become the same.
    await queryRunner.query(`
      DELETE FROM part_number USING part_number AS older
      WHERE older.part_id = part_number.part_id AND older.kind = part_number.kind AND older.id < part_number.id
        AND number_key(older.number) = number_key(part_number.number)
    `);
    await setExpression(queryRunner, 'part', 'part_number_key', 'number_key(part_number)');
    await setExpression(queryRunner, 'part_number', 'number_key', 'number_key(number)');
    await queryRunner.query(
      'CREATE INDEX part_by_number_value ON part (number_value(part_number)) WHERE deleted_at IS NULL',
    );
    // What rewritten tables have is not known yet.
    await queryRunner.query('ANALYZE part, part_number');
  }
}
