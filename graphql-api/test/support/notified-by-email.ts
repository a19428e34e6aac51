import type { TestShop } from './create-test-shop.js';
import type { MailServer } from './mail-server.js';
import { until } from './until.js';

/** Events of orders, returns and refunds, each of which is reported by email. */
const FACTS = `
  SELECT 'order.placed' AS type, id FROM shop_order
  UNION ALL SELECT 'order.paid', id FROM shop_order WHERE paid_at IS NOT NULL
  UNION ALL SELECT 'order.shipped', id FROM shop_order WHERE shipped_at IS NOT NULL
  UNION ALL SELECT 'order.not-taken', order_id FROM payment_case WHERE kind IN ('LATE_PAYMENT', 'DUPLICATE_PAYMENT')
  UNION ALL SELECT 'order.refunded', id FROM shop_order WHERE refunded_at IS NOT NULL
  UNION ALL SELECT 'return.requested', id FROM order_return
  UNION ALL SELECT 'return.accepted', id FROM order_return WHERE accepted_at IS NOT NULL
  UNION ALL SELECT 'return.declined', id FROM order_return WHERE declined_at IS NOT NULL
  UNION ALL SELECT 'return.refunded', id FROM order_return WHERE refunded_at IS NOT NULL
  UNION ALL SELECT 'refund.failed', order_id FROM payment_case WHERE kind = 'REFUND_FAILED' AND order_id IS NOT NULL`;

const NOTIFIED = `
  SELECT type, subject::uuid AS id FROM outbox CROSS JOIN LATERAL (
    SELECT payload->>'returnId' AS subject WHERE payload ? 'returnId'
    UNION ALL SELECT jsonb_array_elements_text(payload->'orderIds') WHERE NOT payload ? 'returnId'
  ) AS about WHERE type <> 'return.received'`;

interface Notified {
  readonly key: string;
  readonly outcome: string;
}

/** Has all pending emails sent, however often the server refused them. Returns once none is left. */
export async function sendAllMails(shop: TestShop): Promise<void> {
  await until(
    async () => {
      await shop.database.query('UPDATE outbox SET due_at = now() WHERE outcome IS NULL');
      await shop.runTask('mails');
      const [row] = await shop.database.query<{ waiting: boolean }[]>(
        'SELECT EXISTS (SELECT FROM outbox WHERE outcome IS NULL) AS waiting',
      );
      return row?.waiting === false;
    },
    'all mails to be sent',
    120_000,
  );
}

/**
 * Compares events with emails: each step of an order and a return once, and each email that counts as sent is there
 * under its Message-ID. It is there more than once only where the server had it and died before saying so (ADR 045).
 */
export async function mailFaults({ database }: TestShop, server: MailServer): Promise<string[]> {
  const untold = await database.query<{ type: string; id: string; times: number }[]>(
    `SELECT type, id, count(told.id)::integer AS times FROM (${FACTS}) AS fact FULL JOIN (${NOTIFIED}) AS told USING (type, id)
     GROUP BY type, id HAVING count(told.id) <> 1`,
  );
  const rows = await database.query<Notified[]>('SELECT key, outcome FROM outbox');
  const came = new Set(server.received.map(({ messageId }) => messageId.slice(1).split('@')[0]));
  const again = server.received.length - came.size;
  return [
    ...untold.map(({ type, id, times }) => `${type} of ${id} was told ${times} times`),
    ...rows
      .filter(({ outcome }) => outcome !== 'SENT' && outcome !== 'DROPPED')
      .map(({ key, outcome }) => `${key} ended ${outcome}`),
    ...rows
      .filter(({ key, outcome }) => outcome === 'SENT' && !came.has(key.replaceAll(':', '.')))
      .map(({ key }) => `${key} was sent and never came`),
    ...(again <= server.deaths ? [] : [`${again} came again, and the server died ${server.deaths} times`]),
  ];
}
