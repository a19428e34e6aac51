import type { EntityManager, SelectQueryBuilder } from 'typeorm';

import { groupBy } from '../../../shared/group-by.js';
import {
  findKeysetPage,
  type KeysetPage,
  newestFirst,
  type PageRequest,
} from '../../../shared/keyset-page.js';
import { containsPattern } from '../../../shared/like.js';
import type { ReadDatabase } from '../../../shared/read-database.js';
import { rowCounts } from '../../../shared/row-counts.js';
import { MailDelivery, ContactAnswer } from './contact-answer.entity.js';
import { ContactMessage, MessageState } from './contact-message.entity.js';
import type { MessageCounts } from './message-counts.type.js';

interface MessageQuery {
  readonly state?: MessageState | null;
  readonly search?: string | null;
}

export interface MessageList {
  readonly page: KeysetPage<ContactMessage>;
  readonly count: () => Promise<MessageCounts>;
}

const IN_STATE: Record<MessageState, string> = {
  OPEN: 'item.answered_at IS NULL',
  ANSWERED: 'item.answered_at IS NOT NULL',
};

/** SQL: the text that is searched, word for word as in the index. The end of an order's id is its number. */
const SEARCHED =
  "(item.name || ' ' || item.email || ' ' || item.message || ' ' || coalesce(right(item.order_id::text, 8), ''))";

export class MessageListService {
  constructor(
    private readonly manager: EntityManager,
    private readonly read: ReadDatabase,
  ) {}

  /** Messages, newest first. */
  async list({ state, search }: MessageQuery, page: PageRequest): Promise<MessageList> {
    const query = this.query(search);
    if (state) query.andWhere(IN_STATE[state]);
    const found = await findKeysetPage(query, newestFirst, page);
    // One count for the tabs and the page numbers.
    let counted: Promise<MessageCounts> | undefined;
    const count = () => (counted ??= this.count(search));
    return { page: { ...found, countAll: async () => countOf(await count(), state) }, count };
  }

  /** The answers to each message, oldest first, in the order of `messageIds`: one query. */
  readonly findAnswers = async (messageIds: readonly string[]): Promise<ContactAnswer[][]> => {
    const answers = await this.manager
      .createQueryBuilder(ContactAnswer, 'item')
      .where('item.message_id = ANY(:messageIds)', { messageIds })
      .orderBy('item.createdAt')
      .addOrderBy('item.id')
      .getMany();
    const byMessage = groupBy(answers, ({ messageId }) => messageId);
    return messageIds.map((id) => byMessage.get(id) ?? []);
  };

  /** Delivery state of each answer's mail, in the order of `answerIds`; null once the record is gone: one query. */
  readonly findDeliveries = async (answerIds: readonly string[]): Promise<(MailDelivery | null)[]> => {
    const rows: { id: string; outcome: keyof typeof DELIVERIES | null }[] = await this.manager.query(
      `SELECT wanted AS id, outcome FROM unnest($1::text[]) AS wanted
       JOIN outbox ON key = 'message.answered:' || wanted`,
      [answerIds],
    );
    const byId = new Map(
      rows.map(({ id, outcome }) => [id, outcome === null ? MailDelivery.WAITING : DELIVERIES[outcome]]),
    );
    return answerIds.map((id) => byId.get(id) ?? null);
  };

  /** The email addresses of these uids; null for deleted accounts: one query. */
  readonly findAddresses = async (uids: readonly string[]): Promise<(string | null)[]> => {
    const rows: { uid: string; email: string }[] = await this.manager.query(
      `SELECT wanted AS uid, email FROM unnest($1::text[]) AS wanted
       LEFT JOIN former_uid ON former_uid.uid = wanted
       JOIN shop_user ON shop_user.uid = coalesce(former_uid.user_uid, wanted) AND erased_at IS NULL`,
      [uids],
    );
    const byUid = new Map(rows.map(({ uid, email }) => [uid, email]));
    return uids.map((uid) => byUid.get(uid) ?? null);
  };

  private async count(search?: string | null): Promise<MessageCounts> {
    if (!search?.trim()) {
      const { all, OPEN = 0, ANSWERED = 0 } = await rowCounts(this.read, 'contact_message');
      return { all, open: OPEN, answered: ANSWERED };
    }
    const counts = await this.query(search)
      .select('count(*)::integer', 'all')
      .addSelect(`(count(*) FILTER (WHERE ${IN_STATE.OPEN}))::integer`, 'open')
      .addSelect(`(count(*) FILTER (WHERE ${IN_STATE.ANSWERED}))::integer`, 'answered')
      .getRawOne<MessageCounts>();
    return counts ?? { all: 0, open: 0, answered: 0 };
  }

  private query(search?: string | null): SelectQueryBuilder<ContactMessage> {
    const query = this.manager.createQueryBuilder(ContactMessage, 'item');
    const text = search?.trim();
    if (!text) return query;
    return query.andWhere(`(${SEARCHED} ILIKE :pattern OR ${SEARCHED} ILIKE :number)`, {
      pattern: containsPattern(text),
      number: containsPattern(text.replace(/[#\s-]/g, '').toLowerCase()),
    });
  }
}

function countOf({ all, open, answered }: MessageCounts, state: MessageState | null | undefined): number {
  if (!state) return all;
  return state === MessageState.OPEN ? open : answered;
}

/** Deliveries by the outbox's state of a mail. */
const DELIVERIES = {
  SENT: MailDelivery.SENT,
  GIVEN_UP: MailDelivery.NOT_SENT,
  DROPPED: MailDelivery.DROPPED,
};
