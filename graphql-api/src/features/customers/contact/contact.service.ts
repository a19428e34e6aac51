import type { EntityManager, Repository } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { isId, newId } from '../../../shared/ids.js';
import type { ClientAddress } from '../../../shared/client-address.js';
import { lockRow } from '../../../shared/lock-row.js';
import type { RateLimits } from '../../../shared/rate-limits.js';
import { Forbidden, MailNotSetUp, Unauthenticated } from '../../../shared/shop-error.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import { announce, announceToAdmins } from '../outbox/announce.js';
import { trimText } from '../../../shared/visible-text.js';
import { ContactAnswer } from './contact-answer.entity.js';
import { MessageChanged, NoSuchMessage } from './contact.errors.js';
import type { AnswerMessageArgs, ContactMessageInput } from './contact.inputs.js';
import { ContactMessage, MessageState } from './contact-message.entity.js';

/** Whether an order belongs to the actor; injected by the layer that knows orders. */
export type OwnsOrder = (orderId: string, actor: Actor) => Promise<boolean>;

/** Contact form messages, which admins answer by email. */
export class ContactService {
  constructor(
    private readonly messages: Repository<ContactMessage>,
    private readonly limits: RateLimits,
    private readonly audit: AuditService,
    private readonly ownsOrder: OwnsOrder,
    private readonly sendsMail: boolean,
  ) {}

  /**
   * Stores a message and notifies the admins by email. Throws TooManyRequests by the sender's address and by its network,
   * Forbidden for an order that is not the actor's own,
   * Unauthenticated for an order without a sign-in.
   */
  async send(
    { name, email, message, orderId = null }: ContactMessageInput,
    address: ClientAddress,
    actor: Actor | null = null,
  ): Promise<ContactMessage> {
    await this.limits.spend('MESSAGE', address.visitor);
    await this.limits.spend('MESSAGE_OF_NETWORK', address.network);
    if (orderId !== null) {
      if (!actor) throw new Unauthenticated();
      if (!(await this.ownsOrder(orderId, actor))) throw new Forbidden();
    }
    return inTransaction(this.messages.manager, async (manager) => {
      const id = newId();
      await manager.insert(ContactMessage, {
        id,
        orderId,
        name: trimText(name),
        email,
        message: trimText(message),
      });
      await announceToAdmins(manager, 'admin.message', id, { messageId: id });
      return manager.findOneByOrFail(ContactMessage, { id });
    });
  }

  /**
   * Emails and stores a reply. Repeating the same answer has no further effect. Throws
   * MailNotSetUp, NoSuchMessage, and MessageChanged when there are replies the admin has not read.
   */
  async answer({ id, text, expectedAnswers }: AnswerMessageArgs, actor: Actor): Promise<ContactMessage> {
    if (!this.sendsMail) throw new MailNotSetUp();
    const reply = trimText(text);
    return this.change(id, async (manager, message) => {
      const answers = await manager.find(ContactAnswer, {
        where: { messageId: id },
        order: { createdAt: 'ASC', id: 'ASC' },
      });
      const last = answers.at(-1);
      const unread = expectedAnswers == null ? null : answers.length - expectedAnswers;
      const isRepeated = last?.answeredBy === actor.uid && last.text === reply;
      if (isRepeated && (unread === null || unread === 1)) return;
      if (unread !== null && unread !== 0) throw new MessageChanged();
      const answerId = newId();
      await manager.insert(ContactAnswer, {
        id: answerId,
        messageId: id,
        text: reply,
        answeredBy: actor.uid,
      });
      await manager.update(ContactMessage, id, { answeredAt: () => 'now()', answeredBy: actor.uid });
      await announce(manager, 'message.answered', answerId, { answerId, orderId: message.orderId });
      await this.audit.record(manager, actor.uid, 'MESSAGE_ANSWERED', ['message', id], {
        before: { answers: answers.length },
        after: { answers: answers.length + 1 },
      });
    });
  }

  /** Marks a message as answered elsewhere, or reopens it. Repeating it has no further effect. Throws NoSuchMessage. */
  async mark(id: string, state: MessageState, actor: Actor): Promise<ContactMessage> {
    return this.change(id, async (manager, message) => {
      if (message.state === state) return;
      const answered = state === MessageState.ANSWERED;
      await manager.update(ContactMessage, id, {
        answeredAt: answered ? () => 'now()' : null,
        answeredBy: answered ? actor.uid : null,
      });
      await this.audit.record(manager, actor.uid, 'MESSAGE_MARKED', ['message', id], {
        before: { state: message.state },
        after: { state },
      });
    });
  }

  /**
   * Deletes a message and its replies permanently; unsent replies are not sent. The audit log keeps the sender and the
   * date, but not the text. Throws NoSuchMessage.
   */
  async remove(id: string, actor: Actor): Promise<ContactMessage> {
    return inTransaction(this.messages.manager, async (manager) => {
      const message = isId(id) ? await manager.findOneBy(ContactMessage, { id }) : null;
      if (!message) throw new NoSuchMessage();
      const removed = await manager.delete(ContactMessage, { id });
      if (removed.affected !== 1) throw new NoSuchMessage();
      const { email, createdAt } = message;
      await this.audit.record(manager, actor.uid, 'MESSAGE_REMOVED', ['message', id], {
        before: { email, createdAt },
      });
      return message;
    });
  }

  /** Locks the message, so that admins change it one at a time. */
  private change(
    id: string,
    work: (manager: EntityManager, message: ContactMessage) => Promise<void>,
  ): Promise<ContactMessage> {
    return inTransaction(this.messages.manager, async (manager) => {
      const message = await lockRow(manager, ContactMessage, { id });
      if (!message) throw new NoSuchMessage();
      await work(manager, message);
      return manager.findOneByOrFail(ContactMessage, { id });
    });
  }
}
