import type { Repository } from 'typeorm';

import { newId } from '../../shared/ids.js';
import { findKeysetPage, type KeysetPage, newestFirst, type PageRequest } from '../../shared/keyset-page.js';
import type { ClientAddress } from '../../shared/client-address.js';
import type { RateLimits } from '../../shared/rate-limits.js';
import type { ContactMessageInput } from './contact.inputs.js';
import type { ContactMessage } from './contact-message.entity.js';

/** Messages of the contact form, kept for the admins (design section 8). */
export class ContactService {
  constructor(
    private readonly messages: Repository<ContactMessage>,
    private readonly limits: RateLimits,
  ) {}

  /** Throws TooManyRequests by the sender's address: one visitor never uses up what all behind a proxy may send. */
  async send({ name, email, message }: ContactMessageInput, address: ClientAddress): Promise<ContactMessage> {
    await this.limits.spend('MESSAGE', address.visitor);
    await this.limits.spend('MESSAGE_OF_NETWORK', address.network);
    const id = newId();
    await this.messages.insert({ id, name: name.trim(), email, message: message.trim() });
    return this.messages.findOneByOrFail({ id });
  }

  /** Newest first. */
  async list(page: PageRequest): Promise<KeysetPage<ContactMessage>> {
    return findKeysetPage(this.messages.createQueryBuilder('item'), newestFirst, page);
  }
}
