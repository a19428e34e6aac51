import type { TestShop } from './create-test-shop.js';

/** Orders paid together go in one parcel: all of them or none, and the customer is notified of all of them, once. */
export async function parcelFaults({ database }: TestShop): Promise<string[]> {
  const faults = await database.query<{ fault: string }[]>(`
    SELECT 'a part of purchase ' || purchase_id || ' was shipped' AS fault FROM shop_order
    WHERE paid_at IS NOT NULL AND refunded_at IS NULL GROUP BY purchase_id
    HAVING count(parcel_id) NOT IN (0, count(*))
    UNION ALL
    SELECT 'parcel ' || parcel.id || ' holds ' || coalesce(packed.ids::text, 'nothing') || ' and was told as ' || coalesce(told.ids::text, 'nothing')
    FROM parcel
    LEFT JOIN LATERAL (
      SELECT array_agg(shop_order.id ORDER BY shop_order.id) AS ids FROM shop_order
      WHERE parcel_id = parcel.id AND shipped_at IS NOT NULL
    ) AS packed ON true
    LEFT JOIN LATERAL (
      SELECT array_agg(named.id::uuid ORDER BY named.id) AS ids
      FROM outbox, jsonb_array_elements_text(payload->'orderIds') AS named (id)
      WHERE type = 'order.shipped' AND outbox.key = 'order.shipped:' || parcel.id
    ) AS told ON true
    WHERE packed.ids IS NULL OR told.ids IS DISTINCT FROM packed.ids`);
  return faults.map(({ fault }) => fault);
}
