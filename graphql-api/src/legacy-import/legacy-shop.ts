import type { EntityManager } from 'typeorm';

import { Order } from '../features/orders/order/order.entity.js';
import { Review } from '../features/catalogue/review/review.entity.js';
import { Batch } from './batch.js';
import { Catalogue } from './catalogue.js';
import type { DocumentReader } from './document-reader.js';
import { RowRefused } from './import-refused.js';
import { idOfImported } from './imported-row.js';
import type { Kind } from './legacy-files.js';
import { UNKNOWN_PERSON, People } from './users.js';
import { readOrder } from './read-order.js';
import { readPart } from './read-part.js';
import { readPerson } from './read-person.js';
import { readReview } from './read-review.js';

/** Imports documents of an old shop one by one and stores their rows; `flush` stores what is still on its way. */
export class LegacyShop {
  readonly people: People;
  readonly catalogue: Catalogue;
  /** Email addresses of its admins, who are none here. */
  readonly formerAdmins: string[] = [];
  private readonly orders: Batch<Order>;
  private readonly reviews: Batch<Review>;
  private readonly seen: Record<Kind, Set<string>> = {
    users: new Set(),
    parts: new Set(),
    orders: new Set(),
    reviews: new Set(),
  };
  private readonly transactionIds = new Set<string>();

  constructor(
    manager: EntityManager,
    private readonly now: Date,
  ) {
    this.people = new People(manager);
    this.catalogue = new Catalogue(manager, now);
    this.orders = new Batch(manager, Order, [this.people.batch, this.catalogue.batch]);
    this.reviews = new Batch(manager, Review, [this.people.batch]);
  }

  /** Stores the row of a document. Throws RowRefused. */
  async take(kind: Kind, document: DocumentReader): Promise<void> {
    await this.takers[kind](document);
  }

  async flush(): Promise<void> {
    for (const batch of [this.people.batch, this.catalogue.batch, this.orders, this.reviews])
      await batch.flush();
  }

  private readonly takers: Record<Kind, (document: DocumentReader) => Promise<void>> = {
    users: async (document) => {
      const person = readPerson(document, this.now);
      this.requireNew('users', person.legacyId);
      await this.people.add(person);
      if (person.wasAdmin) this.formerAdmins.push(person.email);
    },
    parts: async (document) => {
      const part = readPart(document, this.now);
      this.requireNew('parts', part.legacyId);
      await this.catalogue.add(part);
    },
    orders: (document) => this.takeOrder(document),
    reviews: async (document) => {
      const { email: known, ...review } = readReview(document, this.now);
      const email = known ?? UNKNOWN_PERSON;
      this.requireNew('reviews', review.legacyId);
      const userUid = await this.people.uidOf(email, null, review.createdAt);
      await this.reviews.add({ ...review, email, userUid, id: idOfImported(review) });
    },
  };

  private async takeOrder(document: DocumentReader): Promise<void> {
    const order = readOrder(document, this.now);
    this.requireNew('orders', order.legacyId);
    const { legacyId, createdAt, email, name, product, totalMinor, address, phone } = order;
    const id = idOfImported(order);
    const { remark, ...ordered } = await this.catalogue.partOf(order);
    if (remark) document.remarks.push(remark);
    await this.orders.add({
      ...ordered,
      id,
      legacyId,
      userUid: await this.people.uidOf(email, name, createdAt),
      email,
      name,
      product,
      totalMinor,
      address,
      phone,
      held: false,
      // As of an order whose time is up: paying takes its units first.
      holdExpiresAt: order.paid ? null : createdAt,
      paidAt: order.paid ? createdAt : null,
      transactionId: order.paid ? this.transactionIdOf(order.transactionId, legacyId ?? id, document) : null,
      shippedAt: order.shipped ? createdAt : null,
      createdAt,
      deletedAt: null,
    });
  }

  /** A paid order has a transaction that no other has: where the old shop knows none, it says so. */
  private transactionIdOf(
    transactionId: string | null,
    orderId: string,
    { remarks }: DocumentReader,
  ): string {
    const known = transactionId !== null && this.transactionIds.has(transactionId);
    if (transactionId !== null && !known) {
      this.transactionIds.add(transactionId);
      return transactionId;
    }
    const instead = `imported:${orderId}`;
    remarks.push(
      known
        ? `an earlier order has its transaction ${transactionId}: it gets ${instead}`
        : `it is paid without a transaction: it gets ${instead}`,
    );
    return instead;
  }

  private requireNew(kind: Kind, legacyId: string | null): void {
    if (legacyId === null) return;
    if (this.seen[kind].has(legacyId)) throw new RowRefused('an earlier row has the same id');
    this.seen[kind].add(legacyId);
  }
}
