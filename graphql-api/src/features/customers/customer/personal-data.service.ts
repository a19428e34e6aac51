import type { EntityManager } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { toDecimal } from '../../../shared/money.js';
import type { RateLimits } from '../../../shared/rate-limits.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import { orderNumber } from '../../orders/order/order-number.js';
import { MOMENTS_SQL } from '../../orders/order/order-status.js';
import { User } from '../user/user.entity.js';
import type { CustomerReader } from './customer-reader.service.js';

const ROWS_AT_A_TIME = 500;

type Row = { readonly id: string } & Readonly<Record<string, unknown>>;

/** A list in the file: its rows in order of id. $1: the account, $2: the id to continue after, $3: how many. */
interface Section {
  readonly name: string;
  readonly sql: string;
  /** Before the first id. */
  readonly first?: string;
  readonly shape?: (row: Row) => object;
}

const FIRST_UUID = '00000000-0000-0000-0000-000000000000';

const SECTIONS: readonly Section[] = [
  {
    name: 'orders',
    sql: `SELECT item.id, item.part_id AS "partId", item.product, item.quantity, item.unit_price_minor AS "unitPriceMinor",
        item.total_minor AS "totalMinor", item.name, item.email, item.address, item.phone, item.created_at AS "placedAt",
        ${MOMENTS_SQL}, item.deleted_at AS "deletedAt", item.transaction_id AS "transactionId",
        attempt.card_brand AS "cardBrand", attempt.card_last4 AS "cardLast4", parcel.carrier,
        parcel.tracking_number AS "trackingNumber", item.fit_receipt AS "fitReceipt", fit_answer.fitted
      FROM shop_order AS item LEFT JOIN parcel ON parcel.id = parcel_id
        LEFT JOIN payment_attempt AS attempt ON attempt.intent_id = item.transaction_id
        LEFT JOIN fit_answer ON fit_answer.order_id = item.id
      WHERE item.user_uid = $1 AND item.id > $2::uuid ORDER BY item.id LIMIT $3`,
    shape: ({ unitPriceMinor, totalMinor, ...order }) => ({
      number: orderNumber(order.id),
      ...order,
      unitPrice: toDecimal(Number(unitPriceMinor)),
      price: toDecimal(Number(totalMinor)),
    }),
  },
  {
    name: 'returns',
    sql: `SELECT sent.id, sent.order_id AS "orderId", sent.units, sent.reason, sent.text, sent.answer, sent.state,
        sent.requested_at AS "requestedAt", sent.accepted_at AS "acceptedAt", sent.declined_at AS "declinedAt",
        sent.withdrawn_at AS "withdrawnAt", sent.received_at AS "receivedAt", sent.refunded_at AS "refundedAt",
        sent.shelved + sent.written_off AS "unitsBack", sent.refund_minor AS "refundMinor", sent.deduction
      FROM order_return AS sent JOIN shop_order ON shop_order.id = sent.order_id
      WHERE shop_order.user_uid = $1 AND sent.id > $2::uuid ORDER BY sent.id LIMIT $3`,
    shape: ({ refundMinor, ...sent }) => ({
      number: orderNumber(sent.id),
      ...sent,
      refundedAmount: refundMinor === null ? null : toDecimal(Number(refundMinor)),
    }),
  },
  {
    name: 'reviews',
    sql: `SELECT id, name, part_id AS "partId", rating_halves / 2.0::float8 AS rating, text AS review, created_at AS "createdAt"
      FROM review WHERE user_uid = $1 AND id > $2::uuid ORDER BY id LIMIT $3`,
  },
  {
    name: 'garage',
    sql: `SELECT id, year, make, model, engine_litres AS litres, engine_cylinders AS cylinders, engine_fuel AS fuel, answers,
        chosen_at AS "chosenAt"
      FROM garage_car WHERE user_uid = $1 AND id > $2::uuid ORDER BY id LIMIT $3`,
  },
  {
    name: 'cart',
    sql: `SELECT part_id AS id, part.name AS product, quantity, added_at AS "addedAt"
      FROM cart_line JOIN part ON part.id = part_id WHERE user_uid = $1 AND part_id > $2::uuid ORDER BY part_id LIMIT $3`,
  },
  {
    name: 'backInStockRequests',
    sql: `SELECT part_id AS id, part.name AS product, request.created_at AS "askedAt"
      FROM back_in_stock_request AS request JOIN part ON part.id = part_id
      WHERE user_uid = $1 AND part_id > $2::uuid ORDER BY part_id LIMIT $3`,
  },
  {
    name: 'messages',
    // From a verified address, since anyone can type any other into the form; or about their order, which required a
    // sign-in.
    sql: `SELECT message.id, message.name, message.email, message.message, message.order_id AS "orderId",
        message.created_at AS "createdAt", (
          SELECT coalesce(json_agg(json_build_object('text', answer.text, 'createdAt', answer.created_at)
            ORDER BY answer.created_at, answer.id), '[]')
          FROM contact_answer AS answer WHERE answer.message_id = message.id) AS answers
      FROM contact_message AS message
      WHERE message.id IN (
        SELECT written.id FROM contact_message AS written JOIN shop_user AS person
          ON person.email = lower(written.email) AND person.email_verified WHERE person.uid = $1
        UNION SELECT written.id FROM contact_message AS written JOIN shop_order ON shop_order.id = written.order_id
          WHERE shop_order.user_uid = $1)
        AND message.id > $2::uuid ORDER BY message.id LIMIT $3`,
  },
  {
    name: 'orderNotes',
    sql: `SELECT note.id, order_id AS "orderId", text, note.created_at AS "createdAt"
      FROM order_note AS note JOIN shop_order ON shop_order.id = order_id
      WHERE user_uid = $1 AND note.id > $2::uuid ORDER BY note.id LIMIT $3`,
  },
  {
    name: 'notes',
    sql: `SELECT id, text, created_at AS "createdAt" FROM customer_note
      WHERE user_uid = $1 AND id > $2::uuid ORDER BY id LIMIT $3`,
  },
  {
    name: 'activity',
    first: '0',
    // A former admin's copy includes what they did, without values of other people's data.
    sql: `WITH own AS (SELECT $1 AS uid UNION ALL SELECT uid FROM former_uid WHERE user_uid = $1)
      SELECT line.id, at, action, subject, subject_id AS "subjectId",
        CASE WHEN is_own THEN before END AS before, CASE WHEN is_own THEN after END AS after
      FROM audit_log AS line CROSS JOIN LATERAL (SELECT CASE
        WHEN subject = 'user' THEN subject_id IN (SELECT uid FROM own)
        WHEN subject = 'order' THEN EXISTS (SELECT FROM shop_order WHERE shop_order.id = subject_id::uuid AND user_uid = $1)
        ELSE action = 'REVIEW_POSTED' END AS is_own) AS about
      WHERE line.id IN (SELECT id FROM audit_log WHERE actor IN (SELECT uid FROM own)) AND line.id > $2::bigint
      ORDER BY line.id LIMIT $3`,
  },
];

/** A copy of everything the shop stores about a person (ADR 047), as one JSON document. */
export class PersonalData {
  constructor(
    private readonly manager: EntityManager,
    private readonly customers: CustomerReader,
    private readonly audit: AuditService,
    private readonly limits: RateLimits,
  ) {}

  /**
   * For an account: the actor's own, or any for an admin, which the caller has checked. Logged. Throws UnknownCustomer,
   * TooManyRequests.
   */
  async export(uid: string, actor: Actor): Promise<AsyncGenerator<string>> {
    await this.limits.spend('PROFILE', actor.uid);
    const account = await this.customers.get(uid);
    await inTransaction(this.manager, (manager) =>
      this.audit.record(manager, actor.uid, 'DATA_EXPORTED', ['user', account.uid]),
    );
    return this.write(account);
  }

  /** A few rows at a time, never all of them in memory. */
  private async *write(account: User): AsyncGenerator<string> {
    yield `{\n"account": ${JSON.stringify(profileOf(account))}`;
    for (const { name, sql, first = FIRST_UUID, shape = (row: Row) => row } of SECTIONS) {
      yield `,\n"${name}": [`;
      let separator = '\n';
      for (let after: string | undefined = first; after !== undefined;) {
        const found: Row[] = await this.manager.query(sql, [account.uid, after, ROWS_AT_A_TIME]);
        if (found.length > 0) {
          yield separator + found.map((row) => JSON.stringify(shape(row))).join(',\n');
          separator = ',\n';
        }
        after = found.length === ROWS_AT_A_TIME ? found.at(-1)?.id : undefined;
      }
      yield ']';
    }
    yield '\n}\n';
  }
}

const profileOf = (account: User) => ({
  id: account.uid,
  email: account.email,
  emailVerified: account.emailVerified,
  role: account.role,
  disabled: account.disabled,
  name: account.name,
  location: account.location,
  education: account.education,
  phone: account.phone,
  linkedin: account.linkedin,
  createdAt: account.createdAt,
  lastSeenAt: account.lastSeenAt,
});
