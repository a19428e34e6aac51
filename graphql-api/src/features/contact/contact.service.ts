import type { Repository } from 'typeorm';

import type { Actor } from '../../auth/actor.js';
import { isId, newId } from '../../shared/ids.js';
import { findKeysetPage, type KeysetPage, newestFirst, type PageRequest } from '../../shared/keyset-page.js';
import type { ClientAddress } from '../../shared/client-address.js';
import type { ReadDatabase } from '../../shared/read-database.js';
import type { RateLimits } from '../../shared/rate-limits.js';
import { rowCount } from '../../shared/row-counts.js';
import { inTransaction } from '../../shared/transaction.js';
import type { AuditService } from '../audit/audit.service.js';
import { NoSuchMessage } from './contact.errors.js';
import type { ContactMessageInput } from './contact.inputs.js';
import { ContactMessage } from './contact-message.entity.js';

/** Messages of the contact form, kept for the admins (design section 8). */
export class ContactService {
  constructor(
    private readonly messages: Repository<ContactMessage>,
    private readonly read: ReadDatabase,
    private readonly limits: RateLimits,
    private readonly audit: AuditService,
  ) {}

  /** Throws TooManyRequests by the sender's address: one visitor never uses up what all behind a proxy may send. */
  async send({ name, email, message }: ContactMessageInput, address: ClientAddress): Promise<ContactMessage> {
    await this.limits.spend('MESSAGE', address.visitor);
    await this.limits.spend('MESSAGE_OF_NETWORK', address.network);
    const id = newId();
    await this.messages.insert({ id, name: name.trim(), email, message: message.trim() });
    return this.messages.findOneByOrFail({ id });
  }

  /**
   * Removes a message for good, for admins. Answers it as it was; the log keeps who wrote and when, not what. Throws
   * NoSuchMessage.
   */
  async remove(id: string, actor: Actor): Promise<ContactMessage> {
    return inTransaction(this.messages.manager, async (manager) => {
      const message = isId(id) ? await manager.findOneBy(ContactMessage, { id }) : null;
      if (!message) throw new NoSuchMessage();
      const removed = await manager.delete(ContactMessage, { id });
      if (removed.affected !== 1) throw new NoSuchMessage();
      const { email, createdAt } = message;
      await this.audit.record(manager, {
        actor: actor.uid,
        action: 'MESSAGE_REMOVED',
        subject: 'message',
        subjectId: id,
        before: { email, createdAt },
      });
      return message;
    });
  }

  /** Newest first. */
  async list(page: PageRequest): Promise<KeysetPage<ContactMessage>> {
    const found = await findKeysetPage(this.messages.createQueryBuilder('item'), newestFirst, page);
    return { ...found, countAll: () => rowCount(this.read, 'contact_message') };
  }
}
