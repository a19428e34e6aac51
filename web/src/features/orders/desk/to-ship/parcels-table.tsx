import { useRef, type KeyboardEvent } from 'react';
import { Frame, SubLine } from '#shared/data-table/data-table.styles';
import { ChoiceBox } from '#shared/forms/choice';
import { chakra } from '#shared/ui/chakra';
import { buttonRecipe } from '#shared/ui/button.recipe';
import { countOfOrders } from '#shop-kit/units';
import { askForAddress } from './ask-for-address';
import { CarrierSelect } from './carrier-select';
import { ParcelOrders } from './parcel-orders';
import { ParcelRow, ParcelTable } from './to-ship.styles';
import { TrackingField } from './tracking-field';
import type { TypedLabel } from './tracking-number';
import type { Picked } from './use-picked';
import type { WantedParcel } from './wanted-parcel';

const MailLink = chakra('a', buttonRecipe);

interface ParcelsTableProps {
  parcels: readonly WantedParcel[];
  now: Date;
  busy: boolean;
  carriers: readonly string[];
  picked: Picked;
  labelOf: (parcel: WantedParcel) => TypedLabel;
  problemOf: (parcel: WantedParcel) => string | undefined;
  /** Shows what is wrong before the fields were left. */
  insist: boolean;
  onCarrier: (parcel: WantedParcel, carrier: string) => void;
  /** Numbers of this parcel and of those that can go below it. */
  onNumbers: (parcel: WantedParcel, numbers: readonly string[]) => void;
  /** Enter in the last field. */
  onLast: () => void;
}

/** What waits, one row a parcel, to be picked and labelled without a mouse. */
export function ParcelsTable(props: ParcelsTableProps) {
  const { parcels, now, busy, carriers, picked, labelOf, problemOf, insist } = props;
  const frame = useRef<HTMLDivElement>(null);

  /** Focus goes to the same control of the next row that has one. Answers it, where there is one. */
  function goOn(from: Element, by: 1 | -1, kind: string): HTMLInputElement | undefined {
    const all = [...(frame.current?.querySelectorAll<HTMLInputElement>(kind) ?? [])];
    const next = all[all.findIndex((one) => one === from) + by];
    next?.focus();
    return next;
  }

  /** Up and down through the boxes; with Shift they are ticked on the way. */
  function walk(event: KeyboardEvent<HTMLInputElement>) {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (by === undefined) return;
    event.preventDefault();
    const box = event.currentTarget;
    const next = goOn(box, by, '[data-pick]');
    if (!next || !event.shiftKey) return;
    picked.pick(box.value, true);
    picked.pick(next.value, true);
  }

  return (
    <Frame ref={frame} aria-busy={busy}>
      <ParcelTable>
        <chakra.caption srOnly>Parcels to ship, the one that was paid first, first</chakra.caption>
        <thead>
          <tr>
            <th scope="col">
              <chakra.span srOnly>Select</chakra.span>
            </th>
            <th scope="col">Parcel</th>
            <th scope="col">Orders in it</th>
            <th scope="col">Carrier</th>
            <th scope="col">Tracking number</th>
          </tr>
        </thead>
        <tbody>
          {parcels.map((parcel) => {
            const { id, to, orders, going } = parcel;
            const { carrier, number } = labelOf(parcel);
            return (
              <ParcelRow key={id} data-row={id}>
                <td className="box">
                  {going.length > 0 && (
                    <chakra.label
                      display="grid"
                      placeItems="center"
                      boxSize="control"
                      cursor="pointer"
                      mx="-2"
                      my={{ base: '-3', xl: '-2' }}
                    >
                      <ChoiceBox
                        type="checkbox"
                        data-pick
                        value={id}
                        checked={picked.isPicked(id)}
                        onKeyDown={walk}
                        onChange={(event) => {
                          const { shiftKey } = event.nativeEvent as MouseEvent;
                          picked.pick(id, event.currentTarget.checked, shiftKey);
                        }}
                      />
                      <chakra.span srOnly>Parcel to {to.name}</chakra.span>
                    </chakra.label>
                  )}
                </td>
                <th className="to" scope="row">
                  {to.name}
                  <SubLine whiteSpace="pre-line">{to.address ?? 'No address on the order'}</SubLine>
                  {orders.length > 1 && <SubLine>{countOfOrders(orders.length)}, one parcel</SubLine>}
                </th>
                <td className="orders">
                  <ParcelOrders parcel={parcel} now={now} />
                </td>
                {going.length === 0 ? (
                  <td className="ask" colSpan={2}>
                    {to.address === null && (
                      <>
                        <MailLink
                          variant="outline"
                          size="sm"
                          href={askForAddress(parcel, window.location.origin)}
                        >
                          Ask for the address
                        </MailLink>
                        <SubLine mt="1">Came without one. It can’t be shipped yet.</SubLine>
                      </>
                    )}
                  </td>
                ) : (
                  <>
                    <td className="carrier">
                      <CarrierSelect
                        aria-label={`Carrier for ${to.name}`}
                        carriers={carriers}
                        value={carrier}
                        onChoose={(chosen) => {
                          props.onCarrier(parcel, chosen);
                        }}
                      />
                    </td>
                    <td className="number">
                      <TrackingField
                        name={to.name}
                        value={number}
                        problem={problemOf(parcel)}
                        insist={insist}
                        onType={(typed) => {
                          props.onNumbers(parcel, [typed]);
                        }}
                        onColumn={(column) => {
                          props.onNumbers(parcel, column);
                        }}
                        onNext={() => {
                          const { activeElement } = document;
                          if (activeElement && !goOn(activeElement, 1, '[data-tracking]')) props.onLast();
                        }}
                      />
                    </td>
                  </>
                )}
              </ParcelRow>
            );
          })}
        </tbody>
      </ParcelTable>
    </Frame>
  );
}
