import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

const SIZE = 500;

interface Flushable {
  flush(): Promise<void>;
}

/** Rows of one table, inserted many at a time. */
export class Batch<T extends ObjectLiteral> {
  private rows: Partial<T>[] = [];

  /** `before` is what the rows refer to: it is written first. */
  constructor(
    private readonly manager: EntityManager,
    private readonly entity: EntityTarget<T>,
    private readonly before: readonly Flushable[] = [],
  ) {}

  async add(row: Partial<T>): Promise<void> {
    this.rows.push(row);
    if (this.rows.length >= SIZE) await this.flush();
  }

  async flush(): Promise<void> {
    for (const batch of this.before) await batch.flush();
    const { rows } = this;
    if (rows.length === 0) return;
    this.rows = [];
    const insert = this.manager.createQueryBuilder().insert().into(this.entity);
    await insert.values(rows).updateEntity(false).execute();
  }
}
