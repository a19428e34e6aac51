import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm';

import {
  findKeysetPage,
  type KeysetOrder,
  type KeysetPage,
  type PageRequest,
} from '../../../shared/keyset-page.js';
import { containsPattern } from '../../../shared/like.js';
import { CURRENCY } from '../../../shared/money.js';
import type { AuditEntry } from '../../audit/audit-entry.types.js';
import type { AuditReader } from '../../audit/audit-reader.service.js';
import { Order } from '../../order/order.entity.js';
import { PaymentCase } from '../payment/payment-case.entity.js';
import type { PaymentCaseState } from '../payment/payment-case.kinds.js';
import type { PaymentCaseCounts } from './case-counts.types.js';

interface CaseQuery {
  readonly state?: PaymentCaseState | null;
  readonly search?: string | null;
}

/** A page of cases together with the counts over the same search. */
export interface CaseList {
  readonly page: KeysetPage<PaymentCase>;
  readonly count: () => Promise<PaymentCaseCounts>;
}

const newestFirst: KeysetOrder<PaymentCase> = {
  direction: 'DESC',
  columns: [
    { column: 'item.opened_at', cast: 'timestamptz', read: ({ openedAt }) => openedAt.toISOString() },
    { column: 'item.id', cast: 'uuid', read: ({ id }) => id },
  ],
};

/** Reads cases, with what belongs to them. */
export class CaseFinder {
  constructor(
    private readonly manager: EntityManager,
    private readonly log: AuditReader,
  ) {}

  /** Newest first. */
  async list({ state, search }: CaseQuery, page: PageRequest): Promise<CaseList> {
    const query = this.query(search);
    if (state) query.andWhere('item.state = :state', { state });
    return { page: await findKeysetPage(query, newestFirst, page), count: () => this.count(search) };
  }

  /** By state, over the same search whatever state is shown: one query. */
  async count(search?: string | null): Promise<PaymentCaseCounts> {
    const counts = await this.query(search)
      .select('count(*)::integer', 'all')
      .addSelect("(count(*) FILTER (WHERE item.state = 'OPEN'))::integer", 'open')
      .addSelect("(count(*) FILTER (WHERE item.state = 'WAITING'))::integer", 'waiting')
      .addSelect("(count(*) FILTER (WHERE item.state = 'CLOSED'))::integer", 'closed')
      .addSelect(
        "coalesce(sum(item.amount_minor) FILTER (WHERE item.state = 'OPEN' AND item.currency = :currency), 0)::float8",
        'inQuestionMinor',
      )
      .setParameter('currency', CURRENCY)
      .getRawOne<PaymentCaseCounts>();
    return counts ?? { all: 0, open: 0, waiting: 0, closed: 0, inQuestionMinor: 0 };
  }

  /** The orders of these ids, deleted ones too, in the order asked for: one query. */
  readonly findOrders = async (ids: readonly string[]): Promise<(Order | null)[]> => {
    const orders = await this.manager.find(Order, {
      where: { id: In([...new Set(ids)]) },
      withDeleted: true,
    });
    const byId = new Map(orders.map((order) => [order.id, order]));
    return ids.map((id) => byId.get(id) ?? null);
  };

  /** The e-mail addresses of these uids; null for those of the shop itself: one query. */
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

  /** What happened to each case and its order, oldest first, in the order asked for: one query. */
  readonly findHistories = async (cases: readonly PaymentCase[]): Promise<AuditEntry[][]> =>
    this.log.historiesOf(cases.map(({ id, orderId }) => ({ caseId: id, orderId })));

  private query(search?: string | null): SelectQueryBuilder<PaymentCase> {
    const query = this.manager.createQueryBuilder(PaymentCase, 'item');
    const text = search?.trim();
    if (!text) return query;
    const number = text.replace(/[#\s-]/g, '').toLowerCase();
    return query.andWhere(
      `(concat_ws(' ', item.subject, item.intent_id) ILIKE :words OR right(item.order_id::text, 8) LIKE :number
        OR EXISTS (SELECT FROM shop_order WHERE shop_order.id = item.order_id
          AND concat_ws(' ', shop_order.name, shop_order.email, shop_order.phone) ILIKE :words))`,
      { words: containsPattern(text), number: containsPattern(number) },
    );
  }
}
