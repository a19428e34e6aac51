import type { QueryRunner } from 'typeorm';

import { setExpression } from '../set-expression.js';

const WORDS_OF = (text: string) =>
  `regexp_matches(fold_text(${text}), '[[:alpha:]]{3,40}', 'g') AS found (letters)`;

/** A known word is not written again, so no writer waits for another; a duplicate does no harm. */
const ADD_WORDS = (ofCars: boolean, from: string) => `
        INSERT INTO search_word (word, of_cars)
          SELECT DISTINCT letters[1], ${ofCars} FROM ${from}
          WHERE NOT EXISTS (SELECT FROM search_word WHERE word = letters[1] AND of_cars = ${ofCars})`;

const PART = (row: string) => `${row}.name || ' ' || coalesce(${row}.brand, '')`;
const MODEL = (row: string) => `${row}.make || ' ' || ${row}.name`;
const KEY = (column: string) => `regexp_replace(fold_text(${column}), '[^[:alnum:]]', '', 'g')`;

/** Searches find names of parts and cars without their accents and ligatures (ADR 039), and wheels by their bolt circle. */
export class FoldedSearch1767550000000 {
  name = 'FoldedSearch1767550000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // A large shop takes longer than one of its requests may.
    await queryRunner.query('SET LOCAL statement_timeout = 0');
    // Most names are ASCII, for which the rest would take ten times as long.
    await queryRunner.query(String.raw`
      CREATE FUNCTION fold_text(text text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT CASE WHEN octet_length(text) = length(text) THEN lower(text) ELSE
          replace(replace(replace(replace(translate(
            lower(regexp_replace(normalize(text, NFKD), '[\u0300-\u036F]', '', 'g')),
          'øłđðħıς', 'olddhiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
        END
      $$;
    `);
    await setExpression(queryRunner, 'part', 'search_text', "fold_text(name || ' ' || coalesce(brand, ''))");
    await setExpression(queryRunner, 'vehicle_model', 'make_key', KEY('make'));
    await setExpression(queryRunner, 'vehicle_model', 'name_key', KEY('name'));
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION keep_words_of_added_parts() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        ${ADD_WORDS(false, `added, ${WORDS_OF(PART('added'))}`)};
        RETURN NULL;
      END $$;
      CREATE OR REPLACE FUNCTION keep_words_of_changed_part() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        ${ADD_WORDS(false, WORDS_OF(PART('NEW')))};
        RETURN NULL;
      END $$;
      CREATE OR REPLACE FUNCTION keep_words_of_models() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        ${ADD_WORDS(true, WORDS_OF(MODEL('NEW')))};
        RETURN NULL;
      END $$;
      DELETE FROM search_word WHERE word <> fold_text(word);
      ${ADD_WORDS(false, `part AS item, ${WORDS_OF(PART('item'))}`)};
      ${ADD_WORDS(true, `vehicle_model AS model, ${WORDS_OF(MODEL('model'))}`)};

      DROP INDEX part_by_title;
      CREATE INDEX part_specification_by_number ON part_specification (name, number);
    `);
    // Nothing is known yet of what a rewritten column has.
    await queryRunner.query('ANALYZE part');
    await queryRunner.query('ANALYZE vehicle_model');
  }
}
