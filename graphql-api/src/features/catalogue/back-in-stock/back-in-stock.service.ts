import type { EntityManager } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { isId, newId } from '../../../shared/ids.js';
import type { RateLimits } from '../../../shared/rate-limits.js';
import { MailNotSetUp } from '../../../shared/shop-error.js';
import { runSql } from '../../../shared/sql.js';
import { inTransaction } from '../../../shared/transaction.js';
import { Part } from '../part/part.entity.js';
import { PartNotSold } from '../part/part.errors.js';
import { EmailNotVerified, MAX_REQUESTS, TooManyRequested } from './back-in-stock.errors.js';

/** How many one statement handles; the next one continues. */
const NOTIFY_BATCH_SIZE = 500;

const REQUESTS = {
  name: 'back_in_stock_requests',
  text: 'SELECT part_id AS "partId" FROM back_in_stock_request WHERE user_uid = $1 ORDER BY created_at, id',
};

/** In the first free place; none if all are taken, or if the customer already waits for the part. */
const ADD = {
  name: 'add_back_in_stock_request',
  text: `INSERT INTO back_in_stock_request (id, user_uid, part_id, place)
    SELECT $1, $2, $3, min(place) FROM generate_series(1, ${MAX_REQUESTS}) AS place
    WHERE place NOT IN (SELECT place FROM back_in_stock_request WHERE user_uid = $2)
    HAVING min(place) IS NOT NULL
    ON CONFLICT DO NOTHING`,
};

const REMOVE = {
  name: 'remove_back_in_stock_request',
  text: 'DELETE FROM back_in_stock_request WHERE user_uid = $1 AND part_id = $2',
};

/** Requests whose part is back become mails; those whose part is no longer sold are dropped. */
const QUEUE_EMAILS = {
  name: 'tell_back_in_stock',
  text: `WITH over AS (
      DELETE FROM back_in_stock_request WHERE id IN (
        SELECT request.id FROM back_in_stock_request AS request JOIN part ON part.id = part_id
        WHERE part.in_stock OR part.deleted_at IS NOT NULL
        ORDER BY request.created_at LIMIT $1 FOR UPDATE OF request SKIP LOCKED)
      RETURNING id, user_uid, part_id
    ), mail AS (
      INSERT INTO outbox (type, key, payload)
      SELECT 'part.back', 'part.back:' || over.id, jsonb_build_object('partId', part_id, 'uid', user_uid)
      FROM over JOIN part ON part.id = part_id WHERE part.deleted_at IS NULL
    ) SELECT count(*)::integer AS count FROM over`,
};

/** Customers who want a mail when a part is back: one mail each, then the request is gone (ADR 045). */
export class BackInStockService {
  constructor(
    private readonly manager: EntityManager,
    private readonly limits: RateLimits,
    private readonly sendsMail: boolean,
  ) {}

  /** Ids of the parts that the actor waits for, the longest first. */
  list({ uid }: Actor): Promise<string[]> {
    return requestsOf(this.manager, uid);
  }

  /**
   * Requests one mail about a part for the actor; repeating it has no further effect. Returns all parts they wait for.
   * Throws MailNotSetUp, PartNotSold, EmailNotVerified, TooManyRequested, TooManyRequests.
   */
  async add(partId: string, { uid }: Actor): Promise<string[]> {
    if (!this.sendsMail) throw new MailNotSetUp();
    await this.limits.spend('BACK_IN_STOCK', uid);
    const id = partId.toLowerCase();
    return inTransaction(this.manager, async (manager) => {
      if (!(isId(id) && (await manager.existsBy(Part, { id })))) throw new PartNotSold();
      if (!(await isVerified(manager, uid))) throw new EmailNotVerified();
      await runSql(manager, ADD, [newId(), uid, id]);
      const requests = await requestsOf(manager, uid);
      if (!requests.includes(id)) throw new TooManyRequested();
      return requests;
    });
  }

  /**
   * Cancels the actor's request; repeating it has no further effect. Returns all parts they still wait for. Throws
   * PartNotSold for an impossible id, TooManyRequests.
   */
  async remove(partId: string, { uid }: Actor): Promise<string[]> {
    await this.limits.spend('BACK_IN_STOCK', uid);
    if (!isId(partId)) throw new PartNotSold();
    await runSql(this.manager, REMOVE, [uid, partId]);
    return requestsOf(this.manager, uid);
  }

  /** Puts the customer back on the list, if there is room, when a part sold out again before the mail left. */
  async keepWaiting(partId: string, uid: string): Promise<void> {
    await inTransaction(this.manager, async (manager) => {
      if (await isVerified(manager, uid)) await runSql(manager, ADD, [newId(), uid, partId]);
    });
  }

  /**
   * Writes the mails for parts that are back, earliest request first. Returns how many requests it handled; several
   * instances may run it at a time.
   */
  async notifyBatch(): Promise<number> {
    const [queued] = await runSql<{ count: number }>(this.manager, QUEUE_EMAILS, [NOTIFY_BATCH_SIZE]);
    return queued?.count ?? 0;
  }
}

/**
 * Whether an address is known to be its customer's. Two devices take turns from here on, so that each finds a free
 * place.
 */
async function isVerified(manager: EntityManager, uid: string): Promise<boolean> {
  const [account]: { verified: boolean }[] = await manager.query(
    'SELECT email_verified AS verified FROM shop_user WHERE uid = $1 FOR NO KEY UPDATE',
    [uid],
  );
  return account?.verified === true;
}

async function requestsOf(manager: EntityManager, uid: string): Promise<string[]> {
  const rows = await runSql<{ partId: string }>(manager, REQUESTS, [uid]);
  return rows.map(({ partId }) => partId);
}
