import type { QueryRunner } from 'typeorm';

/** The words of a text as they are kept: letters only, since numbers are not misspelt but wrong. */
const WORDS_OF = (text: string) =>
  `regexp_matches(lower(${text}), '[[:alpha:]]{3,40}', 'g') AS found (letters)`;

/** A word that is there already is not written again, so nobody waits for anybody; twice does no harm. */
const KEEP = (ofCars: boolean, from: string) => `
        INSERT INTO search_word (word, of_cars)
          SELECT DISTINCT letters[1], ${ofCars} FROM ${from}
          WHERE NOT EXISTS (SELECT FROM search_word WHERE word = letters[1] AND of_cars = ${ofCars})`;

/** The words that names of parts and cars have: what somebody may have meant who typed another (ADR 039). */
export class SearchWords1765330000000 {
  name = 'SearchWords1765330000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // A large shop takes longer than one of its requests may.
    await queryRunner.query('SET LOCAL statement_timeout = 0');
    await queryRunner.query(`
      CREATE FUNCTION word_gaps(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT array_agg(overlay(word PLACING '' FROM place FOR 1)) || word FROM generate_series(1, length(word)) AS place
      $$;
      CREATE FUNCTION word_stem(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word)
      $$;
      CREATE TABLE search_word (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        word text NOT NULL,
        -- As it is with any one letter left out: two words that share one differ by a letter more, less, other or swapped.
        gaps text[] NOT NULL GENERATED ALWAYS AS (word_gaps(word)) STORED,
        stem text NOT NULL GENERATED ALWAYS AS (word_stem(word)) STORED,
        of_cars boolean NOT NULL
      );
      CREATE INDEX search_word_by_word ON search_word (word);
      CREATE INDEX search_word_by_stem ON search_word (stem);
      CREATE INDEX search_word_by_spelling ON search_word USING gin (gaps, word gin_trgm_ops);

      CREATE FUNCTION keep_words_of_added_parts() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        ${KEEP(false, `added, ${WORDS_OF("added.name || ' ' || coalesce(added.brand, '')")}`)};
        RETURN NULL;
      END $$;
      CREATE FUNCTION keep_words_of_changed_part() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        ${KEEP(false, WORDS_OF("NEW.name || ' ' || coalesce(NEW.brand, '')"))};
        RETURN NULL;
      END $$;
      CREATE FUNCTION keep_words_of_models() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        ${KEEP(true, WORDS_OF("NEW.make || ' ' || NEW.name"))};
        RETURN NULL;
      END $$;
      CREATE TRIGGER part_added_words AFTER INSERT ON part REFERENCING NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION keep_words_of_added_parts();
      CREATE TRIGGER part_changed_words AFTER UPDATE OF name, brand ON part FOR EACH ROW
        WHEN ((OLD.name, OLD.brand) IS DISTINCT FROM (NEW.name, NEW.brand))
        EXECUTE FUNCTION keep_words_of_changed_part();
      CREATE TRIGGER vehicle_model_words AFTER INSERT OR UPDATE OF make, name ON vehicle_model FOR EACH ROW
        EXECUTE FUNCTION keep_words_of_models();
      ${KEEP(false, `part AS item, ${WORDS_OF("item.name || ' ' || coalesce(item.brand, '')")}`)};
      ${KEEP(true, `vehicle_model AS model, ${WORDS_OF("model.make || ' ' || model.name")}`)};
    `);
    await queryRunner.query('ANALYZE search_word');
  }
}
