import { type EntityManager, In, IsNull } from 'typeorm';

import type { OrderMoneyReader } from '../checkout/refunding/order-money.service.js';
import { Order } from '../order/order.entity.js';
import type { AnnouncementType } from '../outbox/announce.js';
import { Part } from '../part/part.entity.js';
import { type Carrier, trackingUrlOf } from '../shipping/carriers.js';
import { Parcel } from '../shipping/parcel.entity.js';
import { User } from '../user/user.entity.js';
import type { MailSender } from './mail-content.js';
import { MARK_CID, mailHtml } from './mail-html.js';
import { mailText } from './mail-text.js';
import type { OutgoingMail } from './mailer.port.js';
import { MARK_PNG } from './mark.js';
import { ORDER_MAILS, type ToldOrder, type Tracking } from './order-mails.js';

/** What is to be told, as it stands in the outbox. */
export interface Announcement {
  readonly type: AnnouncementType;
  /** Names it for good. */
  readonly key: string;
  /** `orderId` in what the version before wrote. */
  readonly payload: { readonly orderIds?: readonly string[]; readonly orderId?: string };
}

/** Makes mails of what is to be told, by the orders as they are now. */
export class MailWriter {
  constructor(
    private readonly manager: EntityManager,
    private readonly money: OrderMoneyReader,
    private readonly sender: MailSender,
    private readonly carriers: readonly Carrier[],
  ) {}

  /**
   * To the address that their customer has now. Null when there is nothing to tell any more: what was to be paid is paid or gone, a
   * shipment was taken back, there is nobody (any more).
   */
  async write({ type, key, payload }: Announcement): Promise<OutgoingMail | null> {
    const orders = await this.read(payload.orderIds ?? [payload.orderId ?? '']);
    const content = ORDER_MAILS[type](orders, this.sender);
    const uid = orders[0]?.order.userUid;
    const customer = content && uid ? await this.manager.findOneBy(User, { uid, erasedAt: IsNull() }) : null;
    if (!content || !customer) return null;
    return {
      messageId: `${key.replace(':', '.')}@${new URL(this.sender.shopUrl).hostname}`,
      to: customer.email,
      subject: oneLine(content.subject),
      html: mailHtml(content, this.sender),
      text: mailText(content, this.sender),
      pictures: [{ cid: MARK_CID, png: MARK_PNG }],
    };
  }

  /** In the order of their ids, which is that in which they were placed. */
  private async read(ids: readonly string[]): Promise<ToldOrder[]> {
    const orders = await this.manager.find(Order, {
      where: { id: In(ids) },
      withDeleted: true,
      order: { id: 'ASC' },
    });
    const [money, parts, parcels] = await Promise.all([
      this.money.find(orders.map(({ id }) => id)),
      this.manager.findBy(Part, { id: In(orders.map(({ partId }) => partId)) }),
      this.manager.findBy(Parcel, { id: In(orders.flatMap(({ parcelId }) => parcelId ?? [])) }),
    ]);
    return orders.map((order, index) => ({
      order,
      partNumber: parts.find(({ id }) => id === order.partId)?.partNumber ?? null,
      money: money[index] ?? { refundState: null, disputed: false, card: null },
      tracking: this.trackingOf(parcels.find(({ id }) => id === order.parcelId)),
    }));
  }

  private trackingOf(parcel: Parcel | undefined): Tracking | null {
    if (!parcel?.carrier) return null;
    const { carrier, trackingNumber: number } = parcel;
    return { carrier, number, url: number && trackingUrlOf(this.carriers, carrier, number) };
  }
}

/** A header is one line, whatever a part is called. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
