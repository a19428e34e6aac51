import type { EntityManager } from 'typeorm';

import { isId } from '../../../shared/ids.js';
import { asAnswers } from '../fitment/fitment.service.js';
import { type FitmentList, judge, type Judgement } from '../fitment/verdict.js';
import type { FitmentAdminService } from '../fitment-admin/fitment-admin.service.js';
import type { FitReceipt } from '../../orders/order/fit-receipt.entity.js';
import { orderNumber } from '../../orders/order/order-number.js';
import { nameOf, type VehicleService } from '../vehicle/vehicle.service.js';
import type { ContradictedOrder } from './contradicted-order.types.js';
import type { FitmentChangeInput } from './contradiction.inputs.js';
import { listAfter, readList } from './list-of-models.js';

/** How many open orders of a part are checked: the newest show what is wrong. */
const MAX_ORDERS = 100;

interface PlacedOrder {
  readonly id: string;
  readonly receipt: FitReceipt;
}

/** An order for a car whose model the shop still knows. */
interface OpenOrder extends PlacedOrder {
  readonly modelId: number;
}

/** Open orders that a list of cars contradicts, or would. Their receipts stay as they are (ADR 034). */
export class ContradictionService {
  constructor(
    private readonly manager: EntityManager,
    private readonly vehicles: VehicleService,
    private readonly desk: FitmentAdminService,
  ) {}

  /** Contradicted orders of a part, newest first. An order without a car is never among them. */
  async ofPart(partId: string): Promise<ContradictedOrder[]> {
    const orders = await this.findOpen(partId);
    const list = await readList(this.manager, partId, orders);
    if (!list) return [];
    return orders.flatMap((order) => {
      const now = judgeOrder(list, order);
      return now.verdict === order.receipt.verdict ? [] : [contradicted(order, now)];
    });
  }

  /** Contradictions that a change would add. Nothing is written. Throws WrongLine. */
  async ofChange(partId: string, { row = null, becomes }: FitmentChangeInput): Promise<ContradictedOrder[]> {
    const line = becomes ? await this.desk.draft(partId, becomes) : null;
    const orders = await this.findOpen(partId);
    const list = await readList(this.manager, partId, orders);
    if (!list) return [];
    const changed = await listAfter(this.manager, partId, list, { gone: row, line });
    return orders.flatMap((order) => {
      const then = judgeOrder(changed, order);
      const isNew =
        then.verdict !== order.receipt.verdict && then.verdict !== judgeOrder(list, order).verdict;
      return isNew ? [contradicted(order, then)] : [];
    });
  }

  /** About a car that the shop no longer knows, the list says nothing. */
  private async findOpen(partId: string): Promise<OpenOrder[]> {
    if (!isId(partId)) return [];
    const orders = await this.manager.query<PlacedOrder[]>(
      `SELECT id, fit_receipt AS receipt FROM shop_order
       WHERE part_id = $1 AND fit_receipt IS NOT NULL AND shipped_at IS NULL AND refunded_at IS NULL AND deleted_at IS NULL
       ORDER BY created_at DESC, id DESC LIMIT ${MAX_ORDERS}`,
      [partId],
    );
    if (orders.length === 0) return [];
    const models = await this.vehicles.findModels(orders.map(({ receipt }) => nameOf(receipt.car)));
    return orders.flatMap((order, index) => {
      const modelId = models[index]?.id ?? null;
      return modelId === null ? [] : [{ ...order, modelId }];
    });
  }
}

function judgeOrder(list: FitmentList, { receipt: { car, answers }, modelId }: OpenOrder): Judgement {
  const { year, make, model, engine } = car;
  return judge(list, { year, make, model, engine, modelId }, asAnswers(answers));
}

const contradicted = (
  { id, receipt: { car, verdict } }: OpenOrder,
  { verdict: current, reason }: Judgement,
): ContradictedOrder => ({
  id,
  number: orderNumber(id),
  car,
  receiptVerdict: verdict,
  listVerdict: current,
  reason,
});
