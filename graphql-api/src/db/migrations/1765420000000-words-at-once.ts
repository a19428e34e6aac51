import type { QueryRunner } from 'typeorm';

const INDEXES = ['part_by_words', 'user_by_words', 'search_word_by_spelling'];

/**
 * What is written is in the index of words at once. Left to itself Postgres gathers up to 4 MB of it in a list, to be sorted in
 * later, and reads that list through with each look into the index: a search takes a look per stretch (ADR 019), so that one of
 * a million parts took 2 s instead of 50 ms once a few thousand parts had changed. A change of a part costs 0.3 ms more.
 */
export class WordsAtOnce1765420000000 {
  name = 'WordsAtOnce1765420000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const index of INDEXES) {
      await queryRunner.query(`ALTER INDEX ${index} SET (fastupdate = off)`);
      await queryRunner.query(`SELECT gin_clean_pending_list('${index}')`);
    }
  }
}
