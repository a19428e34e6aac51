import { formatMoney } from '#shared/format/money';
import { AppForm } from '#shared/forms/app-form';
import { SubmitError } from '#shared/forms/submit-error';
import { TextField } from '#shared/forms/text-field';
import { usePublicConfig } from '#shared/config/config-context';
import { lastDay, shopDay } from '#shared/format/dates';
import { trimText } from '#shared/format/visible-text';
import type { ReturnReason } from '#shared/gql/schema-types.generated';
import { Button } from '#shared/ui/button';
import { chakra } from '#shared/ui/chakra';
import { Panel } from '#shared/ui/panel';
import { requestReturnLimits } from '#shared/gql/limits.generated';
import { carName } from '#shop-kit/car/car-name';
import { verdictOfCar } from '#shop-kit/car/verdict-label';
import { PartPicture } from '#shop-kit/part-picture';
import { readQuantity } from '#shop-kit/quantity';
import { units } from '#shop-kit/units';
import { Numbered } from '../../../shared/ui/numbered';
import type { OrderToReturnQuery } from './order-to-return.generated';
import { ReasonField } from './reason-field';
import { UnitsField, unitsProblem } from './units-field';

type Order = OrderToReturnQuery['order'];

interface ReturnValues {
  units: string;
  reason: string;
  text: string;
}

/** Limits of the API (`requestReturn`). */
const longest = requestReturnLimits.text.max;

/** "Your order says: fits your 2016 Honda Civic 2.0 l." */
function orderDetailsRows({ fitReceipt }: Order): string {
  if (!fitReceipt) return 'No car was selected for this order. Tell us below which one it is for.';
  const verdict = verdictOfCar(fitReceipt.verdict, carName(fitReceipt.car));
  return `Your order says: ${verdict.charAt(0).toLowerCase()}${verdict.slice(1)}. We'll also check our list.`;
}

/** A summary of the order to return. */
function OrderedPart({ order, until }: { order: Order; until: string }) {
  const { timeZone } = usePublicConfig();
  const { part, product, quantity, price, shippedAt } = order;
  return (
    <chakra.div display="grid" gridTemplateColumns="5.5rem minmax(0, 1fr)" gap="4" alignItems="center">
      <PartPicture image={part?.image ?? null} category={part?.category ?? null} sizes="88px" eager />
      <chakra.div display="grid" gap="1" minWidth="0">
        <chakra.h2 textStyle="h3" overflowWrap="anywhere">
          {product}
        </chakra.h2>
        <chakra.p textStyle="plate" color="fg.muted" overflowWrap="anywhere">
          {part ? [part.brand, part.partNumber].filter(Boolean).join(' · ') : 'No longer sold'}
        </chakra.p>
        <chakra.p fontSize="sm" color="fg.muted" textStyle="number">
          {units(quantity)}, {formatMoney(price)}
          {shippedAt && ` · shipped ${shopDay(shippedAt, timeZone)}`} · return until {lastDay(until)}
        </chakra.p>
      </chakra.div>
    </chakra.div>
  );
}

interface ReturnFormProps {
  order: Order;
  /** Number of units that can be returned, and the deadline for requesting it. */
  offer: { units: number; until: string };
  /** Returns why it was refused; undefined when it was requested. */
  onAsk: (wish: { units: number; reason: ReturnReason; text: string }) => Promise<string | undefined>;
}

/** Requests a return: quantity, reason and details. Next to it, the following steps. */
export function ReturnForm({ order, offer, onAsk }: ReturnFormProps) {
  return (
    <chakra.div
      display="grid"
      gap="6"
      columnGap="8"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
    >
      <Panel aria-label="The return" p={{ base: '4', sm: '6' }} display="grid" gap="5">
        <OrderedPart order={order} until={offer.until} />
        <AppForm<ReturnValues>
          label="Request a return"
          initialValues={{ units: String(offer.units), reason: '', text: '' }}
          validate={({ units: count, reason, text }) => ({
            units: unitsProblem(count, offer.units),
            reason: reason ? undefined : 'Select a reason',
            text:
              trimText(text ?? '').length > longest
                ? `At most ${longest.toLocaleString('en')} characters`
                : undefined,
          })}
          // An emptied field is missing from what the form hands over.
          onSubmit={({ units: count, reason, text }: Partial<ReturnValues>) =>
            onAsk({ units: readQuantity(count ?? '') ?? 0, reason: reason as ReturnReason, text: text ?? '' })
          }
        >
          {({ busy }) => (
            <>
              <UnitsField max={offer.units} unitPrice={order.unitPrice} />
              <ReasonField aboutFit={orderDetailsRows(order)} />
              <TextField name="text" label="What's wrong with it?" optional multiline autoComplete="off" />
              <SubmitError />
              <Button type="submit" size="lg" shape="full" busy={busy}>
                Submit request
              </Button>
            </>
          )}
        </AppForm>
      </Panel>
      <chakra.section aria-labelledby="happens-next" display="grid" gap="5">
        <chakra.h2 id="happens-next" textStyle="h3">
          What happens next
        </chakra.h2>
        <Numbered>
          <li>We'll reply on the order page and by email. Please don't ship it yet.</li>
          <li>If we accept it, you get the address and a return slip to put in the parcel.</li>
          <li>Once we've received and inspected the items, we refund the card you paid with.</li>
        </Numbered>
      </chakra.section>
    </chakra.div>
  );
}
