import type { EntityManager } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { cacheTags } from '../../../cache/cache-tags.js';
import { isId, newId } from '../../../shared/ids.js';
import { lockRow } from '../../../shared/lock-row.js';
import {
  type KeysetPage,
  newestToTheMicrosecond,
  type PageRequest,
  readKeysetPage,
  seekAfter,
  type ToTheMicrosecond,
} from '../../../shared/keyset-page.js';
import { readEntities, readInOrder } from '../../../shared/read-entities.js';
import { BadInput } from '../../../shared/shop-error.js';
import { runSql } from '../../../shared/sql.js';
import { SqlValues } from '../../../shared/sql-values.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import { Order } from '../../orders/order/order.entity.js';
import { NoSuchOrder, OrderNotPaid, OrderRefunded } from '../../orders/order/order.errors.js';
import {
  announceRelabeled,
  announceShipped,
  shippingIsUnannounced,
} from '../../customers/outbox/announce.js';
import { trimText } from '../../../shared/visible-text.js';
import { readTrackingNumber } from './carriers.js';
import { byDestination, isSameAddress } from './destination.js';
import { Parcel } from './parcel.entity.js';
import { AddressMismatch, NoSuchParcel, ShipmentFinal, ShippedWithOtherLabel } from './shipping.errors.js';
import { MAX_AT_ONCE } from './shipping.inputs.js';
import { UNDO_GRACE_SECONDS, UNDO_SECONDS } from './ship-undo.js';

/** Carrier and number of a parcel, as typed or scanned. */
export interface Label {
  readonly carrier?: string | null;
  readonly trackingNumber?: string | null;
}

export interface ParcelShipment extends Label {
  readonly orderIds: readonly string[];
  /** The address on its slip; orders that go elsewhere by now stay. None when it does not matter. */
  readonly expectedAddress?: string | null;
}

/** Which of these orders have a payment issue, read in the caller's transaction. */
type FindOrdersWithPaymentIssue = (
  manager: EntityManager,
  orderIds: readonly string[],
) => Promise<ReadonlySet<string>>;

interface Packed {
  readonly parcel: Pick<Parcel, 'id' | 'carrier' | 'trackingNumber'>;
  readonly orders: readonly Order[];
}

const INSERT_PARCELS = {
  name: 'insert_parcels',
  text: `INSERT INTO parcel (id, carrier, tracking_number)
    SELECT * FROM json_to_recordset($1) AS line ("id" uuid, "carrier" text, "trackingNumber" text)`,
};

const SHIP_ORDERS = {
  name: 'ship_orders',
  text: `UPDATE shop_order SET shipped_at = now(), parcel_id = line.parcel_id
    FROM unnest($1::uuid[], $2::uuid[]) AS line (order_id, parcel_id) WHERE id = order_id`,
};

const UNDO = {
  name: 'undo_shipping',
  text: `UPDATE shop_order SET shipped_at = NULL, parcel_id = NULL
    WHERE id = ANY($1::uuid[]) AND shipped_at > clock_timestamp() - make_interval(secs => $2)
      -- An order being returned has arrived.
      AND units_in_returns = 0 RETURNING id`,
};

const REMOVE_EMPTY = {
  name: 'remove_empty_parcels',
  text: `DELETE FROM parcel WHERE id = ANY($1::uuid[])
    AND NOT EXISTS (SELECT FROM shop_order WHERE parcel_id = parcel.id)`,
};

/** The index `parcel_by_time` has them in this order. All parcels of one click have the same timestamp. */
const NEWEST_SHIPPED = newestToTheMicrosecond('item.shipped_at');

/** Ships paid orders, in parcels, and undoes a shipment marked a moment ago. */
export class ShippingService {
  constructor(
    private readonly manager: EntityManager,
    private readonly audit: AuditService,
    private readonly findOrdersWithPaymentIssue: FindOrdersWithPaymentIssue,
  ) {}

  /**
   * Marks a paid order as shipped, in a parcel of its own, even with a payment issue; repeating it has no further
   * effect. Returns it and whether it changed. Throws NoSuchOrder, OrderNotPaid, OrderRefunded, AddressMismatch.
   */
  async shipOne(
    id: string,
    actor: Actor,
    expectedAddress: string | null = null,
  ): Promise<{ order: Order; changed: boolean }> {
    return inTransaction(this.manager, async (manager) => {
      const [order] = await this.lock(manager, [id]);
      if (!order) throw new NoSuchOrder();
      if (order.refunded) throw new OrderRefunded();
      if (!order.paid) throw new OrderNotPaid();
      if (order.shipped) return { order, changed: false };
      if (!shipsTo(expectedAddress)(order)) throw new AddressMismatch();
      await this.pack(manager, [packed([order], {})], actor);
      return { order: await manager.findOneByOrFail(Order, { id }), changed: true };
    });
  }

  /**
   * Ships those of these orders that are paid, not refunded and without a payment issue, a parcel for each
   * customer and address, save those that go elsewhere than expected; shipped ones stay as they are. Returns the
   * parcels that they are in now: an order that is in none of them was not shipped. Always the same few statements.
   * Throws BadInput, also for more than 200 orders and for parcels with the same number, and ShippedWithOtherLabel for a
   * shipped order whose parcel has another carrier or number than is wanted.
   */
  async ship(inputs: readonly ParcelShipment[], actor: Actor): Promise<Parcel[]> {
    const ids = inputs.flatMap(({ orderIds }) => orderIds.map((id) => id.toLowerCase()));
    if (new Set(ids).size < ids.length)
      throw new BadInput('Each order may be in only one parcel.', { field: 'orderIds' });
    if (ids.length > MAX_AT_ONCE)
      throw new BadInput(`At most ${MAX_AT_ONCE} orders can be shipped at once.`, { field: 'parcels' });
    const labels = inputs.map(labelOf);
    return inTransaction(this.manager, async (manager) => {
      const orders = new Map((await this.lock(manager, ids)).map((order) => [order.id, order]));
      const before = await this.requireSameLabels(manager, inputs, labels, orders);
      const unconfirmed = await this.findOrdersWithPaymentIssue(manager, ids.filter(isId));
      const mayGo = ({ id, paid, shipped }: Order) => paid && !shipped && !unconfirmed.has(id);
      const parcels = inputs.flatMap(({ orderIds, expectedAddress: expected }, index) => {
        const own = orderIds.flatMap((id) => orders.get(id.toLowerCase()) ?? []);
        const groups = byDestination(own.filter(mayGo).filter(shipsTo(expected)));
        const label = labels[index] ?? {};
        if (groups.length > 1 && label.trackingNumber) {
          throw new BadInput(
            `These orders make ${groups.length} parcels. Give each a separate tracking number, or none.`,
            { field: 'trackingNumber' },
          );
        }
        return groups.map((group) => packed(group, label));
      });
      await this.pack(manager, parcels, actor);
      const answered = new Set([...parcels.map(({ parcel }) => parcel.id), ...before]);
      return (await readInOrder(manager, Parcel, [...answered])).filter((parcel) => parcel !== null);
    });
  }

  /**
   * Undoes shipments marked a moment ago, by the database's clock: all or none; repeating it has no further effect.
   * Throws NoSuchOrder, ShipmentFinal once the time of one is over, or its customer is being mailed.
   */
  async undo(ids: readonly string[], actor: Actor): Promise<Order[]> {
    return inTransaction(this.manager, async (manager) => {
      const orders = await this.lock(manager, ids);
      if (orders.length < new Set(ids).size) throw new NoSuchOrder();
      const shipped = orders.filter((order) => order.shipped);
      const undone = await runSql(manager, UNDO, [
        shipped.map(({ id }) => id),
        UNDO_SECONDS + UNDO_GRACE_SECONDS,
      ]);
      const parcelIds = [...new Set(shipped.flatMap(({ parcelId }) => parcelId ?? []))];
      const isUnannounced = await shippingIsUnannounced(manager, parcelIds);
      if (undone.length < shipped.length || !isUnannounced) throw new ShipmentFinal();
      await runSql(manager, REMOVE_EMPTY, [parcelIds]);
      await this.audit.recordAll(
        manager,
        shipped.map(({ id, shippedAt }) => ({
          actor: actor.uid,
          action: 'ORDER_SHIP_UNDONE',
          about: ['order', id],
          before: { shipped: true, shippedAt },
          after: { shipped: false },
        })),
      );
      // Customers' answers about them are removed with the shipment.
      for (const { partId } of shipped) cacheTags.changed(manager, `part:${partId}`, 'reviews');
      return this.lock(manager, ids);
    });
  }

  /**
   * Corrects the carrier and tracking number of a parcel, at any time; repeating it has no further effect. Its customer
   * gets an email, unless the one about the shipment, which then has the new ones, is still to be sent. Throws
   * NoSuchParcel, BadInput.
   */
  async correct(id: string, label: Label, actor: Actor): Promise<Parcel> {
    const { carrier = null, trackingNumber = null } = labelOf(label);
    return inTransaction(this.manager, async (manager) => {
      // Locked in the sequence in which an undo locks them.
      const isUnannounced = await shippingIsUnannounced(manager, [id.toLowerCase()]);
      const parcel = await lockRow(manager, Parcel, { id });
      if (!parcel) throw new NoSuchParcel();
      const { carrier: formerCarrier, trackingNumber: formerNumber } = parcel;
      if (carrier === formerCarrier && trackingNumber === formerNumber) return parcel;
      await manager.update(Parcel, parcel.id, { carrier, trackingNumber });
      const orders = await manager.find(Order, { where: { parcelId: parcel.id }, order: { id: 'ASC' } });
      if (!isUnannounced) await announceRelabeled(manager, parcel.id, orders);
      await this.audit.recordAll(
        manager,
        orders.map((order) => ({
          actor: actor.uid,
          action: 'PARCEL_CORRECTED',
          about: ['order', order.id],
          before: { carrier: formerCarrier, trackingNumber: formerNumber },
          after: { carrier, trackingNumber },
        })),
      );
      return Object.assign(parcel, { carrier, trackingNumber });
    });
  }

  /** Parcels shipped since then, the newest first. */
  async listShipped(since: Date, page: PageRequest): Promise<KeysetPage<Parcel>> {
    const found = await readKeysetPage<Parcel, Parcel & ToTheMicrosecond>(
      NEWEST_SHIPPED,
      page,
      ({ rows, skip, after }) => {
        const values = new SqlValues();
        const shown = `item.shipped_at >= ${values.add(since)}${seekAfter(NEWEST_SHIPPED, after, values)}`;
        return this.manager.query(
          `SELECT item.id, item.carrier, item.tracking_number AS "trackingNumber", item.shipped_at AS "shippedAt",
             item.shipped_at::text AS moment
           FROM parcel AS item WHERE ${shown} ORDER BY item.shipped_at DESC, item.id DESC
           LIMIT ${values.add(rows)} OFFSET ${values.add(skip)}`,
          values.all,
        );
      },
    );
    return { ...found, countAll: () => this.countShipped(since) };
  }

  /** The parcels of these ids, in the order of `ids`: one query. */
  readonly findParcels = (ids: readonly string[]): Promise<(Parcel | null)[]> =>
    readInOrder(this.manager, Parcel, ids);

  /** What is in these parcels, in the order of `parcelIds`: one query. */
  readonly findOrders = async (parcelIds: readonly string[]): Promise<Order[][]> => {
    const orders = await readEntities(
      this.manager
        .createQueryBuilder(Order, 'item')
        .where('item.parcelId = ANY(:parcelIds)', { parcelIds })
        .orderBy('item.id'),
    );
    return parcelIds.map((id) => orders.filter(({ parcelId }) => parcelId === id));
  };

  private async countShipped(since: Date): Promise<number> {
    const [row] = await this.manager.query<{ count: number }[]>(
      'SELECT count(*)::integer AS count FROM parcel WHERE shipped_at >= $1',
      [since],
    );
    return row?.count ?? 0;
  }

  /** In order of id, so that two admins who ship the same orders wait for each other and never in a circle. */
  private lock(manager: EntityManager, ids: readonly string[]): Promise<Order[]> {
    return manager
      .createQueryBuilder(Order, 'item')
      .where('item.id = ANY(:ids)', { ids: ids.filter(isId) })
      .orderBy('item.id')
      .setLock('for_no_key_update')
      .getMany();
  }

  /** The ids of the parcels that these orders are in. Throws ShippedWithOtherLabel. */
  private async requireSameLabels(
    manager: EntityManager,
    inputs: readonly ParcelShipment[],
    labels: readonly Label[],
    orders: ReadonlyMap<string, Order>,
  ): Promise<string[]> {
    const ids = [...new Set([...orders.values()].flatMap(({ parcelId }) => parcelId ?? []))];
    const parcels = ids.length > 0 ? await readInOrder(manager, Parcel, ids) : [];
    const known = new Map(parcels.flatMap((parcel) => (parcel ? [[parcel.id, parcel] as const] : [])));
    for (const [index, { orderIds }] of inputs.entries()) {
      const { carrier, trackingNumber } = labels[index] ?? {};
      for (const order of orderIds.flatMap((id) => orders.get(id.toLowerCase()) ?? [])) {
        const parcel = order.parcelId ? known.get(order.parcelId) : undefined;
        const isSame =
          (!carrier || carrier === parcel?.carrier) &&
          (!trackingNumber || trackingNumber === parcel?.trackingNumber);
        if (order.shipped && !isSame) throw new ShippedWithOtherLabel(order, parcel);
      }
    }
    return ids;
  }

  private async pack(manager: EntityManager, parcels: readonly Packed[], actor: Actor): Promise<void> {
    const shipped = parcels.flatMap(({ parcel, orders }) => orders.map((order) => ({ order, parcel })));
    if (shipped.length === 0) return;
    await runSql(manager, INSERT_PARCELS, [JSON.stringify(parcels.map(({ parcel }) => parcel))]);
    await runSql(manager, SHIP_ORDERS, [
      shipped.map(({ order }) => order.id),
      shipped.map(({ parcel }) => parcel.id),
    ]);
    await announceShipped(
      manager,
      parcels.map(({ parcel, orders }) => ({ id: parcel.id, orders })),
      UNDO_SECONDS + UNDO_GRACE_SECONDS,
    );
    await this.audit.recordAll(
      manager,
      shipped.map(({ order, parcel: { carrier, trackingNumber } }) => ({
        actor: actor.uid,
        action: 'ORDER_SHIPPED',
        about: ['order', order.id],
        before: { shipped: false },
        after: { shipped: true, ...(carrier && { carrier }), ...(trackingNumber && { trackingNumber }) },
      })),
    );
  }
}

/** Throws BadInput. Pure. */
function labelOf({ carrier, trackingNumber }: Label): Label {
  const by = carrier == null ? undefined : trimText(carrier);
  if (!trackingNumber) return { carrier: by };
  const number = readTrackingNumber(trackingNumber);
  if (!number)
    throw new BadInput('A tracking number has 4 to 40 letters and digits.', { field: 'trackingNumber' });
  if (!by) throw new BadInput('Provide the carrier of the tracking number.', { field: 'carrier' });
  return { carrier: by, trackingNumber: number };
}

const shipsTo =
  (expected: string | null | undefined) =>
  ({ address }: Order): boolean =>
    expected == null || isSameAddress(address, expected);

const packed = (orders: readonly Order[], { carrier, trackingNumber }: Label): Packed => ({
  parcel: { id: newId(), carrier: carrier ?? null, trackingNumber: trackingNumber ?? null },
  orders,
});
