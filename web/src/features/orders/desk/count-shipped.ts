import type { ApolloCache } from '@apollo/client';
import type { AdminOrdersQuery } from './admin-orders.generated';

type Counts = AdminOrdersQuery['orders']['counts'];

/** One order less to ship (1), or one more again (-1), in every list that is known, the sidebar's included. */
export function countShipped(cache: ApolloCache, by: 1 | -1): void {
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
