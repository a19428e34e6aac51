import { useNow } from '#shared/browser/use-now';
import { startOfDay } from '#shared/format/dates';
import { LinkTabs } from '#shared/ui/link-tabs';
import { toShipTable } from '#shop-kit/admin-tables';
import { useCountParcelsQuery } from './to-ship.generated';

type View = ReturnType<typeof toShipTable.read>;

/** What waits, what of it lacks an address, and what went today; a search holds for what waits. */
export function ToShipTabs({ show, search }: Pick<View, 'show' | 'search'>) {
  const { data, previousData } = useCountParcelsQuery({
    variables: { search, since: startOfDay(useNow()).toISOString() },
    fetchPolicy: 'cache-and-network',
  });
  const { parcelsToShip: waiting, shippedParcels: shipped } = data ?? previousData ?? {};
  // Of a backlog only those paid first are counted.
  const isCounted = waiting?.totalIsExact;
  return (
    <LinkTabs
      label="Parcels"
      tabs={[
        {
          label: 'To ship',
          to: toShipTable.to({ search }),
          count: isCounted ? waiting.waitingCount : undefined,
          current: show === null,
        },
        {
          label: 'No address',
          to: toShipTable.to({ search, show: 'UNADDRESSED' }),
          count: isCounted ? waiting.unaddressedCount : undefined,
          current: show === 'UNADDRESSED',
        },
        {
          label: 'Shipped today',
          to: toShipTable.to({ show: 'SHIPPED' }),
          count: shipped?.totalCount,
          current: show === 'SHIPPED',
        },
      ]}
    />
  );
}
