import type { EntityManager } from 'typeorm';

import { toDollars } from '../../../shared/money.js';
import type { BackInStockService } from '../../catalogue/back-in-stock/back-in-stock.service.js';
import { Part } from '../../catalogue/part/part.entity.js';
import { User } from '../user/user.entity.js';
import type { MailSender } from './mail-content.js';
import type { Letter, MailKinds } from './mail-kinds.js';

/** Emails to customers who requested one about a part. */
export class BackInStockMailKinds {
  constructor(
    private readonly manager: EntityManager,
    private readonly requests: Pick<BackInStockService, 'keepWaiting'>,
    private readonly sender: MailSender,
  ) {}

  get kinds(): Pick<MailKinds, 'part.back'> {
    return {
      'part.back': {
        purpose: 'Customer notification: back in stock',
        reason: 'REQUESTED_NOTIFICATION',
        write: ({ partId, uid }) => this.back(partId, uid),
      },
    };
  }

  /** A part that has sold out again is not back: its customer keeps waiting. */
  private async back(partId: string, uid: string): Promise<Letter | null> {
    const [part, customer] = await Promise.all([
      this.manager.findOneBy(Part, { id: partId }),
      this.manager.findOneBy(User, { uid }),
    ]);
    if (!part || !customer?.emailVerified || customer.disabled) return null;
    if (part.availableQuantity < part.orderQuantity) {
      await this.requests.keepWaiting(partId, uid);
      return null;
    }
    const { name, partNumber, availableQuantity, orderQuantity, priceMinor } = part;
    return {
      to: customer.email,
      content: {
        subject: `Back in stock: ${name}`,
        preview: `${availableQuantity} in stock. You asked to be notified.`,
        label: 'Back in stock',
        title: `${name} is back in stock`,
        lead: "You asked to be notified. This is the only email we'll send about it.",
        cells: [
          { name: 'In stock', value: String(availableQuantity) },
          { name: 'Price', value: `${toDollars(priceMinor)} each` },
        ],
        lines: [
          ...(partNumber ? [{ title: 'Part number', detail: partNumber }] : []),
          ...(orderQuantity > 1 ? [{ title: 'Minimum order', detail: String(orderQuantity) }] : []),
        ],
        action: { label: 'View part', url: `${this.sender.shopUrl}/catalogue/${partId}` },
        hint: "Stock is limited, and we don't hold items: other customers were notified too.",
      },
    };
  }
}
