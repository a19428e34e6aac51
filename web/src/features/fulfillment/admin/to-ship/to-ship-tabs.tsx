import { LinkTabs } from '#shared/ui/link-tabs';
import { toShipTable } from '#shop-kit/admin-tables';
import type { ToShip_WaitingFragment } from './to-ship.generated';

interface ToShipTabsProps extends Pick<ReturnType<typeof toShipTable.read>, 'show' | 'search'> {
  /** Undefined until the first response. */
  waiting: ToShip_WaitingFragment | undefined;
  shipped: { totalCount: number } | undefined;
}

/** Tabs: orders to ship, those without an address, and those shipped today; a search applies to orders to ship. */
export function ToShipTabs({ show, search, waiting, shipped }: ToShipTabsProps) {
  // In a large backlog only the orders paid first are counted.
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
