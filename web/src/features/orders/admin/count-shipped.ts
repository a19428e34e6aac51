import type { ApolloCache } from '@apollo/client';
import type { AdminOrdersQuery } from './admin-orders.generated';

type Counts = AdminOrdersQuery['orders']['counts'];

/** Lowers the number of orders to ship, or raises it if negative, in every cached list, the sidebar's included. */
export function countShipped(cache: ApolloCache, by: number): void {
  cache.modify<{ orders: { counts: Counts } }>({
    fields: {
      orders: (list) => {
        const { counts } = list as { counts: Partial<Counts> & { pending: number } };
        return {
          ...list,
          counts: {
            ...counts,
            pending: counts.pending - by,
            ...(counts.shipped !== undefined && { shipped: counts.shipped + by }),
          },
        };
      },
    },
  });
}
