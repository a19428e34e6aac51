import { useTableView } from '#shared/data-table/use-table-view';
import { toShipTable } from '#shop-kit/admin-tables';
import { ParcelsShipped } from './parcels-shipped';
import { ParcelsToShip } from './parcels-to-ship';

/** Parcels of the admin dashboard: those to ship, or those shipped today. */
export function ToShip() {
  const { view } = useTableView(toShipTable);
  return view.show === 'SHIPPED' ? <ParcelsShipped /> : <ParcelsToShip />;
}
