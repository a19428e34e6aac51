import type { OrderEventKind } from '#shared/gql/schema-types.generated';

interface Shipped {
  timeline: readonly { kind: OrderEventKind; by: string | null }[];
}

/** Who marked an order as shipped last: null for no one known, undefined where it is not told. Pure. */
export const shippedBy = ({ timeline }: Shipped) =>
  timeline.filter(({ kind }) => kind === 'SHIPPED').at(-1)?.by;

/** Whether someone other than `me` marked it as shipped. Pure. */
export function isShippedByOther(order: Shipped, me: string | null): boolean {
  const by = shippedBy(order);
  return by !== undefined && by !== me;
}
