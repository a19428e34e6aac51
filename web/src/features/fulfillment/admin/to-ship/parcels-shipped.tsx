import { useNow } from '#shared/browser/use-now';
import { usePublicConfig } from '#shared/config/config-context';
import { type Column, DataTable } from '#shared/data-table/data-table';
import { SubLine } from '#shared/data-table/data-table.styles';
import { TableList } from '#shared/data-table/table-list';
import { Toolbar } from '#shared/data-table/toolbar';
import { useRowFocus } from '#shared/data-table/use-row-focus';
import { useTableView } from '#shared/data-table/use-table-view';
import { formatCount } from '#shared/format/count';
import { startOfDay, timeOfDay } from '#shared/format/dates';
import { chakra } from '#shared/ui/chakra';
import { EmptyBlock } from '#shared/ui/empty-block';
import { TextLink } from '#shared/ui/text-link';
import { toShipTable } from '#shop-kit/admin-tables';
import { paths } from '#shop-kit/paths';
import { countOfOrders } from '#shop-kit/units';
import { hasTracking, ParcelLine } from '../../../orders/mine/parcel-line';
import { CorrectParcel } from '../../../orders/admin/correct-parcel';
import { OrderNumber } from './order-number';
import { type ParcelsShippedQuery, useParcelsShippedQuery } from './to-ship.generated';
import { ToShipTabs } from './to-ship-tabs';
import { OrderLine } from './to-ship.styles';

type Parcel = ParcelsShippedQuery['shippedParcels']['nodes'][number];

const columns: readonly Column<Parcel, never>[] = [
  {
    label: 'Parcel',
    kind: 'name',
    width: '50%',
    area: 'to',
    cell: ({ orders: [first, ...others] }) => (
      <>
        {first?.name}
        <SubLine whiteSpace="pre-line">{first?.address}</SubLine>
        {others.length > 0 && <SubLine>{countOfOrders(others.length + 1)}, one parcel</SubLine>}
      </>
    ),
  },
  {
    label: 'Carrier and tracking number',
    area: 'label',
    cell: (parcel) => (hasTracking(parcel) ? <ParcelLine parcel={parcel} /> : 'No tracking number'),
  },
  { label: 'Shipped', area: 'time', width: '6rem', cell: ({ shippedAt }) => timeOfDay(shippedAt) },
];

/** Parcels shipped today: recipient, carrier and contents. */
export function ParcelsShipped() {
  const { view, to } = useTableView(toShipTable);
  const { page } = view;
  const { timeZone } = usePublicConfig();
  const answer = useParcelsShippedQuery({
    variables: { since: startOfDay(useNow(), timeZone).toISOString(), page },
    fetchPolicy: 'cache-and-network',
  });
  const { data = answer.error ? undefined : answer.previousData, error, refetch } = answer;
  const list = data?.shippedParcels;
  const parcels = list?.nodes ?? [];
  const rows = useRowFocus(parcels.map(({ id }) => id));
  const busy = answer.loading && !answer.data;
  return (
    <>
      <Toolbar>
        <ToShipTabs show={view.show} search="" waiting={data?.parcelsToShip} shipped={list} />
        <TextLink to={paths.dashboard.manageAllOrders.to({ status: 'SHIPPED' })}>All shipped orders</TextLink>
      </Toolbar>
      <TableList
        table={{
          view: { page },
          to,
          list: list && { totalCount: list.totalCount },
          items: parcels,
          busy,
          error,
          refetch,
          rows,
          noneOfThis: undefined,
          withoutFilters: undefined,
        }}
        what="parcels"
        empty={
          <EmptyBlock title="Nothing shipped today." reason="Parcels appear here when they ship.">
            <TextLink to={toShipTable.to()}>View parcels to ship</TextLink>
          </EmptyBlock>
        }
      >
        <DataTable
          caption="Parcels shipped today, newest first"
          columns={columns}
          card={{ columns: 'minmax(0, 1fr) auto', areas: '"to to" "label time"' }}
          items={parcels}
          nameOf={({ orders: [first] }) => `the parcel to ${first?.name ?? 'no one'}`}
          details={({ orders, ...parcel }) => (
            <>
              <ul>
                {orders.map(({ id, number, product, quantity }) => (
                  <OrderLine key={id}>
                    <b>{formatCount(quantity)} ×</b>
                    <div>
                      {product}
                      <SubLine>
                        <OrderNumber number={number} />
                      </SubLine>
                    </div>
                  </OrderLine>
                ))}
              </ul>
              <chakra.div mt="4">
                <CorrectParcel parcel={parcel} name={orders[0]?.name ?? 'no one'} />
              </chakra.div>
            </>
          )}
          sort={null}
          onSort={() => undefined}
          rows={rows}
          busy={busy}
        />
      </TableList>
    </>
  );
}
