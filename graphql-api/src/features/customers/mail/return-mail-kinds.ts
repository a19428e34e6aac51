import { type EntityManager, IsNull } from 'typeorm';

import type { OrderMoneyReader } from '../../payments/refunding/order-money.service.js';
import { Order } from '../../orders/order/order.entity.js';
import type { ReturnEvent } from '../outbox/announce.js';
import { Return } from '../../fulfillment/return/return.entity.js';
import { returnOffer, type ReturnRules } from '../../fulfillment/return/return-rules.js';
import { User } from '../user/user.entity.js';
import type { MailSender } from './mail-content.js';
import type { Letter, MailKind, MailKinds } from './mail-kinds.js';
import { RETURN_MAILS, type ReturnMailType } from './return-mails.js';

/** Emails to customers about their returns, to their account's current address. */
export class ReturnMailKinds {
  constructor(
    private readonly manager: EntityManager,
    private readonly money: OrderMoneyReader,
    private readonly sender: MailSender,
    private readonly rules: ReturnRules,
  ) {}

  get kinds(): Pick<MailKinds, ReturnMailType> {
    return {
      'return.requested': this.kind('return.requested', 'return requested'),
      'return.accepted': this.kind('return.accepted', 'return accepted, with the send-by date'),
      'return.declined': this.kind('return.declined', 'return declined, with the reason'),
      'return.received': this.kind('return.received', 'return received'),
      'return.refunded': this.kind('return.refunded', 'return refunded'),
    };
  }

  private kind(type: ReturnMailType, what: string): MailKind<ReturnEvent> {
    return {
      purpose: `Email to the customer: ${what}`,
      reason: 'ORDERED',
      write: (payload, subject) => this.write(type, payload, subject),
    };
  }

  private async write(
    type: ReturnMailType,
    { returnId }: ReturnEvent,
    subject: string,
  ): Promise<Letter | null> {
    const found = await this.manager.findOneBy(Return, { id: returnId });
    const order = found && (await this.manager.findOneBy(Order, { id: found.orderId }));
    if (!order) return null;
    const [refundState = null] = await this.money.findOfReturns([returnId]);
    const returns = () => this.manager.findBy(Return, { orderId: order.id });
    const offer = await returnOffer(order, this.rules, new Date(), returns);
    const content = RETURN_MAILS[type]({ found, order, refundState, offer }, this.sender, subject);
    const customer =
      content && (await this.manager.findOneBy(User, { uid: order.userUid, erasedAt: IsNull() }));
    return content && customer && { to: customer.email, content };
  }
}
