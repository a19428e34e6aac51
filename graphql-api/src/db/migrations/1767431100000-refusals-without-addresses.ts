import type { QueryRunner } from 'typeorm';

/** What mail servers said of an address was kept in the outbox as they said it; since 0.1.0 it is masked as it is written (ADR 047). */
export class RefusalsWithoutAddresses1767431100000 {
  name = 'RefusalsWithoutAddresses1767431100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      String.raw`UPDATE outbox SET last_error = regexp_replace(last_error, '([^\s<>@])[^\s<>@]*@', '\1***@', 'g')
       WHERE last_error LIKE '%@%'`,
    );
  }
}
