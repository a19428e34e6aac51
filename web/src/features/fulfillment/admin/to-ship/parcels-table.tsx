import { useRef } from 'react';
import { Frame, SubLine } from '#shared/data-table/data-table.styles';
import { PickBox } from '#shared/data-table/pick-box';
import type { Picked } from '#shared/data-table/use-picked';
import { chakra } from '#shared/ui/chakra';
import { buttonRecipe } from '#shared/ui/button.recipe';
import { countOfOrders } from '#shop-kit/units';
import { CarrierSelect } from './carrier-select';
import { EnterAddress } from './order-address-form';
import { ParcelOrders } from './parcel-orders';
import { ParcelRow, ParcelTable } from './to-ship.styles';
import { TrackingField } from './tracking-field';
import type { TypedLabel } from './tracking-number';
import type { OpenParcel } from './open-parcel';
import { paths } from '#shop-kit/paths';

/** A draft email to the customer: its subject, and where the address can be added (`DeliveryPanel`). */
function askForAddress({ to, orders }: OpenParcel, origin: string): string {
  const [first = '', ...others] = orders.map(({ id }) => id);
  const numbers = orders.map(({ number }) => number).join(', ');
  const what = orders.length === 1 ? `order ${numbers}` : `orders ${numbers}`;
  const body = [
    `Hello ${to.name},`,
    `We need your shipping address for ${what}. Please add it here so we can ship:`,
    `${origin}${paths.dashboard.payment.to(first, others)}`,
  ].join('\n\n');
  const subject =
    orders.length === 1
      ? `We need your shipping address for order ${numbers}`
      : `We need your shipping address for orders ${numbers}`;
  return `mailto:${to.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

const MailLink = chakra('a', buttonRecipe);

interface ParcelsTableProps {
  parcels: readonly OpenParcel[];
  now: Date;
  busy: boolean;
  carriers: readonly string[];
  picked: Picked;
  labelOf: (parcel: OpenParcel) => TypedLabel;
  problemOf: (parcel: OpenParcel) => string | undefined;
  /** Shows problems before the fields were left. */
  insist: boolean;
  onCarrier: (parcel: OpenParcel, carrier: string) => void;
  /** Numbers of this parcel and of those ready to ship below it. */
  onNumbers: (parcel: OpenParcel, numbers: readonly string[]) => void;
  /** An address was entered: the list differs now. */
  onEntered: () => void;
  /** Enter in the last field. */
  onLast: () => void;
}

/** Parcels to ship, one row each, to be picked and labeled without a mouse. */
export function ParcelsTable(props: ParcelsTableProps) {
  const { parcels, now, busy, carriers, picked, labelOf, problemOf, insist } = props;
  const frame = useRef<HTMLDivElement>(null);

  /** Moves focus to the number of the next row that has one; false if there is none. */
  function goToNextNumber(): boolean {
    const all = [...(frame.current?.querySelectorAll<HTMLInputElement>('[data-tracking]') ?? [])];
    const next = all[all.findIndex((one) => one === document.activeElement) + 1];
    next?.focus();
    return next !== undefined;
  }

  return (
    <Frame ref={frame} aria-busy={busy}>
      <ParcelTable>
        <chakra.caption srOnly>Parcels to ship, earliest payment first</chakra.caption>
        <thead>
          <tr>
            <th scope="col">
              <chakra.span srOnly>Select</chakra.span>
            </th>
            <th scope="col">Parcel</th>
            <th scope="col">Orders</th>
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
                    <PickBox
                      id={id}
                      name={`Parcel to ${to.name}`}
                      picked={picked}
                      my={{ base: '-3', xl: '-2' }}
                    />
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
                        <chakra.div display="flex" flexWrap="wrap" gap="2">
                          <MailLink
                            variant="outline"
                            size="sm"
                            href={askForAddress(parcel, window.location.origin)}
                          >
                            Request address
                          </MailLink>
                          <EnterAddress parcel={parcel} onEntered={props.onEntered} />
                        </chakra.div>
                        <SubLine mt="1">Missing address. It can't be shipped yet.</SubLine>
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
                        onChoose={(chosen) => props.onCarrier(parcel, chosen)}
                      />
                    </td>
                    <td className="number">
                      <TrackingField
                        name={to.name}
                        value={number}
                        problem={problemOf(parcel)}
                        insist={insist}
                        onType={(typed) => props.onNumbers(parcel, [typed])}
                        onColumn={(column) => props.onNumbers(parcel, column)}
                        onNext={() => {
                          if (!goToNextNumber()) props.onLast();
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
