import type { EntityManager } from 'typeorm';

import { cutTo } from '../../../shared/cut-to.js';
import { Role } from '../../../auth/role.js';
import { CURRENCY, toDollars } from '../../../shared/money.js';
import { isoDay } from '../../../shared/shop-day.js';
import type { ReadDatabase } from '../../../shared/read-database.js';
import { PaymentCase } from '../../payments/payment/payment-case.entity.js';
import { PaymentCaseState } from '../../payments/payment/payment-case.kinds.js';
import { ContactMessage, MessageState } from '../contact/contact-message.entity.js';
import { orderNumber } from '../../orders/order/order-number.js';
import type { AdminEvent } from '../outbox/announce.js';
import { countLowStock, listLowStock } from '../../catalogue/part/low-stock.js';
import { User } from '../user/user.entity.js';
import type { MailContent, MailSender } from './mail-content.js';
import type { MailKind, MailKinds } from './mail-kinds.js';
import { moment } from './moments.js';

/** How many parts a mail lists; the admin dashboard has all of them. */
const LISTED = 25;

type AdminMailType = 'admin.case' | 'admin.message' | 'admin.stock';

/** News for admins: a mail to each, as long as they are an admin. */
export class AdminMailKinds {
  constructor(
    private readonly manager: EntityManager,
    private readonly catalogue: ReadDatabase,
    private readonly sender: MailSender,
    /** Whether the shop's owner wants these mails. */
    private readonly isOn: boolean,
  ) {}

  get kinds(): Pick<MailKinds, AdminMailType> {
    return {
      'admin.message': this.kind('new message', ({ messageId }) => this.message(messageId)),
      'admin.stock': this.kind('low stock', ({ day }) => this.stock(day)),
      'admin.case': this.kind('new case', ({ caseId }) => this.case(caseId)),
    };
  }

  private kind<Payload extends AdminEvent>(
    what: string,
    contentOf: (payload: Payload) => Promise<MailContent | null>,
  ): MailKind<Payload> {
    return {
      purpose: `Admin notification: ${what}`,
      reason: 'IS_ADMIN',
      write: async (payload) => {
        if (!this.isOn) return null;
        const admin = await this.manager.findOneBy(User, { uid: payload.uid });
        if (admin?.role !== Role.ADMIN || admin.disabled) return null;
        const content = await contentOf(payload);
        return content && { to: admin.email, content };
      },
    };
  }

  /** Null once someone has answered it. */
  private async message(id: string): Promise<MailContent | null> {
    const message = await this.manager.findOneBy(ContactMessage, { id });
    if (message?.state !== MessageState.OPEN) return null;
    const { name, email, orderId } = message;
    const about = orderId ? ` about order ${orderNumber(orderId)}` : '';
    return {
      subject: `Message from ${name}${about}`,
      preview: cutTo(message.message, 150),
      label: 'Message',
      title: `${name} sent a message`,
      lead: `Received ${moment(message.createdAt, this.sender.timeZone)} from ${email}${about && `,${about}`}.`,
      message: message.message,
      action: { label: 'Reply', url: this.desk(`messages?q=${encodeURIComponent(email)}`) },
    };
  }

  /** Null once nothing runs low, or the day is over: the next one has a mail of its own. */
  private async stock(day: string): Promise<MailContent | null> {
    if (day < isoDay(new Date(), this.sender.timeZone)) return null;
    const [{ lowStock, soldOut }, parts] = await Promise.all([
      countLowStock(this.catalogue),
      listLowStock(this.catalogue, LISTED),
    ]);
    if (parts.length === 0) return null;
    const more = Math.max(0, lowStock - parts.length);
    return {
      subject: `${lowStock === 1 ? '1 low-stock part' : `${lowStock} low-stock parts`}, ${soldOut} sold out`,
      preview: parts
        .slice(0, 3)
        .map(({ name }) => name)
        .join(', '),
      label: 'Low stock',
      title: lowStock === 1 ? '1 part is low on stock' : `${lowStock} parts are low on stock`,
      lead: 'Lowest stock first.',
      lines: [
        ...parts.map(({ name, partNumber, availableQuantity }) => ({
          title: name,
          ...(partNumber && { detail: partNumber }),
          amount: availableQuantity === 0 ? 'Sold out' : `${availableQuantity} left`,
        })),
        ...(more > 0 ? [{ title: `${more} more` }] : []),
      ],
      action: { label: 'View all', url: this.desk('manageproducts?stock=low') },
    };
  }

  /** Null once it is closed. */
  private async case(id: string): Promise<MailContent | null> {
    const found = await this.manager.findOneBy(PaymentCase, { id });
    if (!found || found.state === PaymentCaseState.CLOSED) return null;
    const { orderId, transactionId, amountMinor, currency, detail, openedAt } = found;
    const about = orderId ? `order ${orderNumber(orderId)}` : 'no order';
    return {
      subject: `New case: ${about}`,
      preview: detail,
      label: 'Case',
      title: `New case: ${about}`,
      lead: moment(openedAt, this.sender.timeZone),
      message: detail,
      lines: [
        ...(amountMinor !== null && currency === CURRENCY
          ? [{ title: 'Amount', amount: toDollars(amountMinor) }]
          : []),
        ...(transactionId ? [{ title: 'Transaction ID', detail: transactionId }] : []),
      ],
      action: { label: 'Open case', url: this.desk('cases') },
    };
  }

  private desk(page: string): string {
    return `${this.sender.shopUrl}/dashboard/${page}`;
  }
}
