import type { EntityManager } from 'typeorm';

import { cutTo } from '../../../shared/cut-to.js';
import { ContactAnswer } from '../contact/contact-answer.entity.js';
import { ContactMessage } from '../contact/contact-message.entity.js';
import { Order } from '../../orders/order/order.entity.js';
import type { MailSender } from './mail-content.js';
import type { Letter, MailKinds } from './mail-kinds.js';
import { moment } from './moments.js';

/** Answers to people who wrote in the contact form, at the address they gave there. */
export class MessageMailKinds {
  constructor(
    private readonly manager: EntityManager,
    private readonly sender: MailSender,
  ) {}

  get kinds(): Pick<MailKinds, 'message.answered'> {
    return {
      'message.answered': {
        purpose: 'Reply to a customer: see Messages',
        reason: 'WROTE',
        write: ({ answerId }) => this.answer(answerId),
      },
    };
  }

  private async answer(answerId: string): Promise<Letter | null> {
    const answer = await this.manager.findOneBy(ContactAnswer, { id: answerId });
    const message = answer && (await this.manager.findOneBy(ContactMessage, { id: answer.messageId }));
    if (!message) return null;
    const order = message.orderId && (await this.manager.findOneBy(Order, { id: message.orderId }));
    const asked = moment(message.createdAt, this.sender.timeZone);
    return {
      to: message.email,
      content: {
        subject: order ? `Our reply about order ${order.number}` : 'Our reply to your message',
        preview: cutTo(answer.text, 150),
        label: order ? `Order ${order.number}` : 'Reply',
        title: 'Our reply to your message',
        lead: `Here is our reply to the message you sent on ${asked}:`,
        message: answer.text,
        lines: [{ title: 'Your message', detail: message.message }],
        ...(order && {
          action: {
            label: 'View order',
            url: `${this.sender.shopUrl}/dashboard/myorders/${order.id}`,
          },
        }),
      },
    };
  }
}
