import Printer from 'virtual:lucide/printer';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNow } from '#shared/browser/use-now';
import { usePageMark } from '#shared/browser/use-page-mark';
import { usePaper } from '#shared/browser/use-paper';
import { TableList } from '#shared/data-table/table-list';
import { TableSearch } from '#shared/data-table/table-search';
import { Toolbar } from '#shared/data-table/toolbar';
import { usePicked } from '#shared/data-table/use-picked';
import { useRowFocus } from '#shared/data-table/use-row-focus';
import { useTableView } from '#shared/data-table/use-table-view';
import { usePublicConfig } from '#shared/config/config-context';
import { recentMoment, startOfDay } from '#shared/format/dates';
import { trimText } from '#shared/format/visible-text';
import { ChoiceBox } from '#shared/forms/choice';
import { Button } from '#shared/ui/button';
import { chakra } from '#shared/ui/chakra';
import { EmptyBlock } from '#shared/ui/empty-block';
import { SelectionBar } from '#shared/ui/selection-bar';
import { LinkButton, TextLink } from '#shared/ui/text-link';
import { notify } from '#shared/ui/toast';
import { toShipTable } from '#shop-kit/admin-tables';
import { Paper } from '#shop-kit/paper';
import { paths } from '#shop-kit/paths';
import { countOfOrders } from '#shop-kit/units';
import { CarrierSelect } from './carrier-select';
import { setCarrierOfAll, setLabels, useLabels } from './labels-store';
import { OrdersLeft } from './orders-left';
import { PackingSlips } from './packing-slips';
import { ParcelsTable } from './parcels-table';
import { PickList } from './pick-list';
import { useParcelsToShipQuery } from './to-ship.generated';
import { notePrinted } from './printed-slips';
import { ToShipTabs } from './to-ship-tabs';
import { labelProblem } from './tracking-number';
import { maxOrders, useShipParcels } from './use-ship-parcels';
import { countOfParcels, ordersGoing, ordersInParcels, toOpenParcels, type OpenParcel } from './open-parcel';

const shipButton = 'ship-what-is-selected';

/** Orders to ship, parcel by parcel: labeled, printed and shipped, many at once. */
export function ParcelsToShip() {
  const now = useNow();
  const { timeZone } = usePublicConfig();
  const view = useTableView(toShipTable);
  const { search, page, show } = view.view;
  const answer = useParcelsToShipQuery({
    variables: {
      search,
      page,
      unaddressed: show === 'UNADDRESSED',
      since: startOfDay(now, timeZone).toISOString(),
    },
    fetchPolicy: 'cache-and-network',
  });
  const { data = answer.error ? undefined : answer.previousData, error, refetch } = answer;
  const list = data?.parcelsToShip;
  const carriers = data?.carriers ?? [];
  const parcels = (list?.nodes ?? []).flatMap(toOpenParcels);
  const rows = useRowFocus(parcels.map(({ id }) => id));
  const labels = useLabels();
  const sendable = parcels.filter(({ going }) => going.length > 0);
  const picked = usePicked(sendable.map(({ id }) => id));
  const chosen = sendable.filter(({ id }) => picked.isPicked(id));
  const [insist, setInsist] = useState(false);
  const { ship, shipping, outcome } = useShipParcels(refetch);
  const { paper, print } = usePaper<'slips' | 'list'>();
  const place = useRef<HTMLDivElement>(null);
  const carrierId = useId();
  usePageMark('hasBuyBar', chosen.length > 0);

  const labelOf = ({ id }: OpenParcel) => ({
    carrier: labels.ofParcel[id]?.carrier ?? labels.carrier,
    number: labels.ofParcel[id]?.number ?? '',
  });
  const labeled = sendable.map((parcel) => ({ name: parcel.to.name, ...labelOf(parcel) }));
  // Of two equal numbers the lower one is wrong.
  const problemOf = (parcel: OpenParcel) =>
    labelProblem(labelOf(parcel), labeled.slice(0, sendable.indexOf(parcel)));

  function pasteTrackingNumbers(from: OpenParcel, numbers: readonly string[]) {
    const at = sendable.indexOf(from);
    const filled = sendable.slice(at, at + numbers.length);
    setLabels(filled.map(({ id }, index) => [id, { number: numbers[index] ?? '' }]));
    // Entering a label for a parcel also selects it.
    for (const [index, { id }] of filled.entries()) if (numbers[index]) picked.pick(id, true);
    const over = numbers.length - filled.length;
    if (over > 0)
      notify.error(
        `${over === 1 ? '1 number is' : `${over} numbers are`} left over: the list ends after ${countOfParcels(filled.length)}.`,
      );
  }

  async function send() {
    if (chosen.some((parcel) => problemOf(parcel) !== undefined)) {
      // Errors must be rendered before the first of them can take focus.
      flushSync(() => setInsist(true));
      place.current?.querySelector<HTMLElement>('[data-tracking][aria-invalid=true]')?.focus();
      return;
    }
    setInsist(false);
    const done = await ship(chosen, labelOf);
    for (const id of done) picked.pick(id, false);
    if (done.length > 0) place.current?.focus();
  }

  async function refreshView() {
    await refetch();
    // The clicked button was removed with its question.
    place.current?.focus();
  }

  const count = ordersGoing(chosen).length;
  const unnumbered = chosen.filter((parcel) => trimText(labelOf(parcel).number) === '').length;
  const wrong = chosen.filter((parcel) => problemOf(parcel) !== undefined).length;
  const remarks = [
    unnumbered > 0 && `${unnumbered} without a number`,
    wrong > 0 && `${wrong} ${wrong === 1 ? 'needs' : 'need'} attention`,
  ]
    .filter(Boolean)
    .join(', ');

  return (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
      ref={place}
      tabIndex={-1}
      outline="none"
    >
      {list && list.totalCount > 0 && (
        <chakra.p color="fg.muted" textStyle="number" role="status">
          {ordersInParcels(list.orderCount, list.totalCount)}
          {list.oldestPaidAt && <>. Oldest paid {recentMoment(now, list.oldestPaidAt)}</>}
          {!list.totalIsExact && <>. More are waiting; these were paid first</>}
        </chakra.p>
      )}
      <Toolbar>
        <ToShipTabs show={show} search={search} waiting={list} shipped={data?.shippedParcels} />
        <TableSearch
          label="Search parcels"
          placeholder="Customer, order or product"
          current={search}
          onSearch={(search) => view.go({ search })}
        />
        <TextLink to={paths.dashboard.manageAllOrders.to()}>All orders</TextLink>
      </Toolbar>
      {outcome && <OrdersLeft {...outcome} />}
      {sendable.length > 0 && (
        <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
          <chakra.label display="flex" alignItems="center" gap="2.5" minHeight="control" cursor="pointer">
            <ChoiceBox
              type="checkbox"
              checked={chosen.length === sendable.length}
              onChange={(event) => picked.pickAll(event.currentTarget.checked)}
            />
            Select all {sendable.length} ready to ship
          </chakra.label>
          <chakra.div display="flex" alignItems="center" gap="2.5">
            <label htmlFor={carrierId}>Carrier for all</label>
            <CarrierSelect
              id={carrierId}
              width="9rem"
              carriers={carriers}
              value={labels.carrier}
              onChoose={setCarrierOfAll}
            />
          </chakra.div>
        </chakra.div>
      )}
      <TableList
        table={{
          view: { page },
          to: view.to,
          list: list && { totalCount: list.totalCount },
          items: parcels,
          busy: answer.loading && !answer.data,
          error,
          refetch,
          rows,
          noneOfThis:
            show === 'UNADDRESSED' && !search
              ? { title: 'Every order has an address.', reason: 'Orders without an address appear here.' }
              : undefined,
          withoutFilters: search || show ? toShipTable.to() : undefined,
        }}
        what="parcels"
        empty={
          <EmptyBlock title="No orders to ship." reason="Orders appear here when they are paid.">
            <TextLink to={paths.dashboard.manageAllOrders.to({ status: 'SHIPPED' })}>
              View shipped parcels
            </TextLink>
          </EmptyBlock>
        }
      >
        <ParcelsTable
          parcels={parcels}
          now={now}
          busy={answer.loading && !answer.data}
          carriers={carriers}
          picked={picked}
          labelOf={labelOf}
          problemOf={problemOf}
          insist={insist}
          onCarrier={({ id }, carrier) => setLabels([[id, { carrier }]])}
          onNumbers={pasteTrackingNumbers}
          onEntered={() => void refreshView()}
          onLast={() => document.getElementById(shipButton)?.focus()}
        />
        {sendable.length > 0 && (
          <chakra.p fontSize="sm" color="fg.muted">
            Scan tracking numbers, or paste a column of them. Enter moves to the next field. You can ship
            without a number; the email then has no tracking link.
          </chakra.p>
        )}
      </TableList>
      {chosen.length > 0 && (
        <SelectionBar aria-label="Selected parcels">
          <chakra.div display="flex" flexWrap="wrap" columnGap="4" alignItems="center">
            <p role="status">
              <b>{ordersInParcels(count, chosen.length)}</b>
              {remarks && <chakra.span color="fg.muted"> · {remarks}</chakra.span>}
            </p>
            <LinkButton
              minHeight="control"
              onClick={() => {
                picked.pickAll(false);
                // The clicked button is removed with its bar.
                place.current?.focus();
              }}
            >
              Clear selection
            </LinkButton>
          </chakra.div>
          <chakra.div display="flex" flexWrap="wrap" gap="2.5" flex={{ base: '1 1 100%', md: 'none' }}>
            <Button variant="outline" hideBelow="md" onClick={() => print('list')}>
              Pick list
            </Button>
            <Button
              variant="outline"
              flex={{ base: '1', md: 'none' }}
              icon={<Printer size={20} />}
              onClick={() => {
                notePrinted(chosen);
                print('slips');
              }}
            >
              Print {chosen.length === 1 ? '1 slip' : `${chosen.length} slips`}
            </Button>
            {count > maxOrders ? (
              <chakra.p color="fg.error" alignSelf="center">
                {maxOrders} orders is the limit per shipment.
              </chakra.p>
            ) : (
              <Button
                id={shipButton}
                flex={{ base: '1', md: 'none' }}
                busy={shipping}
                onClick={() => void send()}
              >
                Ship {countOfOrders(count)}
              </Button>
            )}
          </chakra.div>
        </SelectionBar>
      )}
      {paper && (
        <Paper>
          {paper === 'list' ? (
            <PickList parcels={chosen} now={now} />
          ) : (
            <PackingSlips
              parcels={chosen}
              now={now}
              labelOf={(parcel) => {
                const { carrier, number } = labelOf(parcel);
                return [carrier, number].filter(Boolean).join(' ');
              }}
            />
          )}
        </Paper>
      )}
    </chakra.div>
  );
}
