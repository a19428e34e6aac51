import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm';

import { findKeysetPage, type KeysetPage, newestBy, type PageRequest } from '../../../shared/keyset-page.js';
import { containsPattern } from '../../../shared/like.js';
import { CURRENCY } from '../../../shared/money.js';
import type { AuditEntry } from '../../shop/audit/audit-entry.types.js';
import type { AuditReader } from '../../shop/audit/audit-reader.service.js';
import { Order } from '../../orders/order/order.entity.js';
import { PaymentCase } from '../payment/payment-case.entity.js';
import type { PaymentCaseState } from '../payment/payment-case.kinds.js';
import type { PaymentCaseCounts } from './case-counts.types.js';

interface CaseQuery {
  readonly state?: PaymentCaseState | null;
  readonly search?: string | null;
}

export interface CaseList {
  readonly page: KeysetPage<PaymentCase>;
  readonly count: () => Promise<PaymentCaseCounts>;
}

const newestFirst = newestBy<PaymentCase>('item.opened_at', ({ openedAt }) => openedAt);

export class CaseFinder {
  constructor(
    private readonly manager: EntityManager,
    private readonly log: AuditReader,
  ) {}

  /** Cases, newest first. */
  async list({ state, search }: CaseQuery, page: PageRequest): Promise<CaseList> {
    const query = this.query(search);
    if (state) query.andWhere('item.state = :state', { state });
    const found = await findKeysetPage(query, newestFirst, page);
    if (search?.trim()) return { page: found, count: () => this.count(search) };
    // One count for the tabs and the page numbers.
    let counted: Promise<PaymentCaseCounts> | undefined;
    const count = () => (counted ??= this.count());
    return { page: { ...found, countAll: async () => countOf(await count(), state) }, count };
  }

  /** Counts by state, over the same search, whichever state is shown: one query. */
  async count(search?: string | null): Promise<PaymentCaseCounts> {
    if (!search?.trim()) return this.countEvery();
    // Several cases of one payment are about the same money.
    const payments = this.query(search)
      .andWhere("item.state = 'OPEN' AND item.currency = :currency", { currency: CURRENCY })
      .select('max(item.amount_minor)', 'minor')
      .groupBy('coalesce(item.intent_id, item.id::text)');
    const counts = await this.query(search)
      .select('count(*)::integer', 'all')
      .addSelect("(count(*) FILTER (WHERE item.state = 'OPEN'))::integer", 'open')
      .addSelect("(count(*) FILTER (WHERE item.state = 'WAITING'))::integer", 'waiting')
      .addSelect("(count(*) FILTER (WHERE item.state = 'CLOSED'))::integer", 'closed')
      .addSelect(
        `(SELECT coalesce(sum(payment.minor), 0) FROM (${payments.getQuery()}) AS payment)::float8`,
        'inQuestionMinor',
      )
      .setParameters(payments.getParameters())
      .getRawOne<PaymentCaseCounts>();
    return counts ?? { all: 0, open: 0, waiting: 0, closed: 0, inQuestionMinor: 0 };
  }

  /** Counts of all cases: from the lines that writing transactions add (ADR 019), plus the few that are not closed. */
  private async countEvery(): Promise<PaymentCaseCounts> {
    const [counts]: [PaymentCaseCounts] = await this.manager.query(
      `SELECT coalesce(sum(rows), 0)::integer AS "all",
         coalesce(sum(rows) FILTER (WHERE kind = 'OPEN'), 0)::integer AS open,
         coalesce(sum(rows) FILTER (WHERE kind = 'WAITING'), 0)::integer AS waiting,
         coalesce(sum(rows) FILTER (WHERE kind = 'CLOSED'), 0)::integer AS closed,
         (SELECT coalesce(sum(minor), 0)::float8 FROM (SELECT max(amount_minor) AS minor FROM payment_case
            WHERE state <> 'CLOSED' AND state = 'OPEN' AND currency = $1 GROUP BY coalesce(intent_id, id::text)) AS payment
         ) AS "inQuestionMinor"
       FROM row_count WHERE counted = 'payment_case'`,
      [CURRENCY],
    );
    return counts;
  }

  /** The orders of these ids, deleted ones too, in the order of `ids`: one query. */
  readonly findOrders = async (ids: readonly string[]): Promise<(Order | null)[]> => {
    const orders = await this.manager.find(Order, {
      where: { id: In([...new Set(ids)]) },
      withDeleted: true,
    });
    const byId = new Map(orders.map((order) => [order.id, order]));
    return ids.map((id) => byId.get(id) ?? null);
  };

  /**
   * For each payment of several orders, the ids of those it pays of which not all has gone back, in the order of
   * `transactionIds`; null for a payment of one order and for one that is not ours: one query.
   */
  readonly findSets = async (transactionIds: readonly string[]): Promise<(string[] | null)[]> => {
    const rows: { intentId: string; orderIds: string[] | null }[] = await this.manager.query(
      `SELECT attempt.intent_id AS "intentId",
         array_agg(paid.id ORDER BY paid.id) FILTER (WHERE paid.id IS NOT NULL) AS "orderIds"
       FROM payment_attempt AS attempt JOIN payment_attempt_order AS share ON share.attempt_id = attempt.id
       LEFT JOIN shop_order AS paid ON paid.id = share.order_id AND paid.transaction_id = attempt.intent_id
         AND paid.refunded_at IS NULL AND paid.returned_minor + share.by_hand_minor < paid.total_minor
       WHERE attempt.intent_id = ANY($1) GROUP BY attempt.id HAVING count(*) > 1`,
      [transactionIds],
    );
    const byPayment = new Map(rows.map(({ intentId, orderIds }) => [intentId, orderIds ?? []]));
    return transactionIds.map((id) => byPayment.get(id) ?? null);
  };

  /** Whether a bank is deciding about each of these payments, in the order of `transactionIds`: one query. */
  readonly findDisputed = async (transactionIds: readonly string[]): Promise<boolean[]> => {
    const rows: { intentId: string }[] = await this.manager.query(
      `SELECT intent_id AS "intentId" FROM payment_case
       WHERE intent_id = ANY($1) AND kind = 'DISPUTE' AND state <> 'CLOSED'`,
      [transactionIds],
    );
    const disputed = new Set(rows.map(({ intentId }) => intentId));
    return transactionIds.map((id) => disputed.has(id));
  };

  /** The email addresses of these uids; null for those of the shop itself: one query. */
  readonly findAddresses = async (uids: readonly string[]): Promise<(string | null)[]> => {
    const rows: { actor: string; email: string }[] = await this.manager.query(
      `SELECT actor, email FROM unnest($1::text[]) AS actor
       LEFT JOIN former_uid ON former_uid.uid = actor
       JOIN shop_user ON shop_user.uid = coalesce(former_uid.user_uid, actor)`,
      [uids],
    );
    const byUid = new Map(rows.map(({ actor, email }) => [actor, email]));
    return uids.map((uid) => byUid.get(uid) ?? null);
  };

  /** What happened to each case and its order, oldest first, in the order of `cases`: one query. */
  readonly findHistories = async (cases: readonly PaymentCase[]): Promise<AuditEntry[][]> =>
    this.log.historiesOf(cases.map(({ id, orderId }) => ({ caseId: id, orderId })));

  private query(search?: string | null): SelectQueryBuilder<PaymentCase> {
    const query = this.manager.createQueryBuilder(PaymentCase, 'item');
    const text = search?.trim();
    if (!text) return query;
    const number = text.replace(/[#\s-]/g, '').toLowerCase();
    // OFFSET 0: looks up each case's order; Postgres would otherwise read all orders first.
    return query.andWhere(
      `(concat_ws(' ', item.subject, item.intent_id) ILIKE :pattern OR right(item.order_id::text, 8) LIKE :number
        OR EXISTS (SELECT FROM shop_order WHERE shop_order.id = item.order_id
          AND concat_ws(' ', shop_order.name, shop_order.email, shop_order.phone) ILIKE :pattern OFFSET 0))`,
      { pattern: containsPattern(text), number: containsPattern(number) },
    );
  }
}

const COUNTED = { OPEN: 'open', WAITING: 'waiting', CLOSED: 'closed' } as const;

const countOf = (counts: PaymentCaseCounts, state?: PaymentCaseState | null): number =>
  counts[state ? COUNTED[state] : 'all'];
