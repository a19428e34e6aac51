import type { EntityManager } from 'typeorm';

import { runSql } from '../../../shared/sql.js';

/** What waits to be sent, over all instances of the shop. */
export interface MailFigures {
  readonly mailsWaiting: number;
  /** How long ago the oldest waiting mail was first due. Seconds; 0 when none waits. */
  readonly oldestMailSeconds: number;
}

/** Reads the partial index of waiting mails; counting stops at ten thousand. */
const FIGURES = {
  name: 'mail_figures',
  text: `SELECT count(*)::integer AS "mailsWaiting",
      coalesce(greatest(extract(epoch FROM now() - min(created_at)), 0), 0)::float8 AS "oldestMailSeconds"
    FROM (SELECT created_at FROM outbox WHERE outcome IS NULL AND (attempts > 0 OR due_at <= now()) LIMIT 10000) AS waiting`,
};

export class MailFiguresReader {
  constructor(private readonly manager: EntityManager) {}

  async read(): Promise<MailFigures> {
    const [figures] = await runSql<MailFigures>(this.manager, FIGURES, []);
    return figures ?? { mailsWaiting: 0, oldestMailSeconds: 0 };
  }
}
