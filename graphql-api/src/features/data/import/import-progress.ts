import type { EntityManager } from 'typeorm';

/** Interval between two progress reports, in milliseconds: the page polls once a second. */
const CONSEQUENCES_TIMEOUT_MS = 500;

/**
 * How far a step has come, written outside of its transaction: inside, no one would see it. A report that fails is skipped.
 */
export class Progress {
  private reportedAt = Date.now();

  constructor(
    private readonly outside: EntityManager,
    private readonly importId: string,
  ) {}

  /** `share` of the step is done, 0 to 1; of a file that is read, so many rows. */
  async report(share: number, rows?: number): Promise<void> {
    if (Date.now() < this.reportedAt + CONSEQUENCES_TIMEOUT_MS) return;
    this.reportedAt = Date.now();
    await this.outside.query(
      'UPDATE file_import SET progress = $2, file_rows = coalesce($3, file_rows) WHERE id = $1',
      [this.importId, share, rows ?? null],
    );
  }
}
