import type { OrderEventKind } from '#shared/gql/schema-types.generated';

interface Shipped {
  timeline: readonly { kind: OrderEventKind; by: string | null }[];
}

/** The admin who last marked an order as shipped: null if unknown, undefined if it never was. Pure. */
export const shippedBy = ({ timeline }: Shipped) =>
  timeline.filter(({ kind }) => kind === 'SHIPPED').at(-1)?.by;

/** Whether another admin than `me` marked it as shipped. Pure. */
export function isShippedByOther(order: Shipped, me: string | null): boolean {
  const by = shippedBy(order);
  return by !== undefined && by !== me;
}
