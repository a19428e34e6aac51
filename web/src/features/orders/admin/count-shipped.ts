import type { ApolloCache } from '@apollo/client';
import type { AdminOrdersQuery } from './admin-orders.generated';

type Counts = AdminOrdersQuery['orders']['counts'];

/** So many orders less to ship, or more again where it is negative, in every list that is known, the sidebar's included. */
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
