import type { EntityManager } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { groupBy } from '../../../shared/group-by.js';
import { isId, newId } from '../../../shared/ids.js';
import { runSql } from '../../../shared/sql.js';
import { requireText } from '../../../shared/text.validator.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import { NoSuchOrder } from './order.errors.js';
import { NoSuchNote } from './order-note.errors.js';
import type { OrderNote } from './order-note.type.js';

/** Characters of a note. */
export const ORDER_NOTE_LENGTH = { min: 1, max: 2000 } as const;

/** SQL: notes of the table or CTE `note`, each with the email of its author. */
const READ = `SELECT note.id, note.order_id AS "orderId", note.text, note.created_at AS "createdAt", person.email AS by
  FROM note LEFT JOIN shop_user AS person
    ON person.uid = coalesce((SELECT user_uid FROM former_uid WHERE former_uid.uid = note.author), note.author)
      AND person.erased_at IS NULL`;

const FIND = {
  name: 'find_order_notes',
  text: `WITH note AS (SELECT * FROM order_note WHERE order_id = ANY($1::uuid[])) ${READ} ORDER BY note.id`,
};

const ADD = {
  name: 'add_order_note',
  text: `WITH note AS (INSERT INTO order_note (id, order_id, text, author)
      SELECT $1, id, $3, $4 FROM shop_order WHERE id = $2 AND deleted_at IS NULL RETURNING *) ${READ}`,
};

const REMOVE = {
  name: 'remove_order_note',
  text: `WITH note AS (DELETE FROM order_note WHERE id = $1 RETURNING *) ${READ}`,
};

/** Admins' notes on an order. Its customer never sees them; the activity log keeps their text. */
export class OrderNotes {
  constructor(
    private readonly manager: EntityManager,
    private readonly audit: AuditService,
  ) {}

  /** The notes of these orders, oldest first, in the order of `orderIds`: one query. */
  readonly find = async (orderIds: readonly string[]): Promise<OrderNote[][]> => {
    const notes = groupBy(await runSql<OrderNote>(this.manager, FIND, [orderIds]), ({ orderId }) => orderId);
    return orderIds.map((id) => notes.get(id.toLowerCase()) ?? []);
  };

  /** The notes of an order, oldest first. Throws NoSuchOrder for an impossible id. */
  async list(orderId: string): Promise<OrderNote[]> {
    if (!isId(orderId)) throw new NoSuchOrder();
    const [notes = []] = await this.find([orderId]);
    return notes;
  }

  /** Throws NoSuchOrder, and BadInput for a text that is empty or has more than 2,000 characters. */
  async add(orderId: string, written: string, actor: Actor): Promise<OrderNote> {
    const text = requireText(written, 'text', ORDER_NOTE_LENGTH);
    return inTransaction(this.manager, async (manager) => {
      const [note] = isId(orderId)
        ? await runSql<OrderNote>(manager, ADD, [newId(), orderId, text, actor.uid])
        : [];
      if (!note) throw new NoSuchOrder();
      await this.audit.record(manager, actor.uid, 'ORDER_NOTE_ADDED', ['order', note.orderId], {
        after: { note: note.text },
      });
      return note;
    });
  }

  /** Removes anyone's note. Returns it as it was. Throws NoSuchNote once it is gone. */
  async remove(id: string, actor: Actor): Promise<OrderNote> {
    return inTransaction(this.manager, async (manager) => {
      const [note] = isId(id) ? await runSql<OrderNote>(manager, REMOVE, [id]) : [];
      if (!note) throw new NoSuchNote();
      await this.audit.record(manager, actor.uid, 'ORDER_NOTE_REMOVED', ['order', note.orderId], {
        before: { note: note.text },
      });
      return note;
    });
  }
}
