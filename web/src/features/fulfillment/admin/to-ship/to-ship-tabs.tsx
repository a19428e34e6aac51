import { LinkTabs } from '#shared/ui/link-tabs';
import { toShipTable } from '#shop-kit/admin-tables';
import type { ToShip_WaitingFragment } from './to-ship.generated';

interface ToShipTabsProps extends Pick<ReturnType<typeof toShipTable.read>, 'show' | 'search'> {
  /** Undefined while nothing came yet. */
  waiting: ToShip_WaitingFragment | undefined;
  shipped: { totalCount: number } | undefined;
}

/** What waits, what of it lacks an address, and what went today; a search holds for what waits. */
export function ToShipTabs({ show, search, waiting, shipped }: ToShipTabsProps) {
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
