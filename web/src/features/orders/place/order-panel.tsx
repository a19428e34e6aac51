import { chakra } from '#shared/ui/chakra';
import { formatCount } from '#shared/format/count';
import { useUser } from '#shared/session/session-context';
import { ErrorBlock } from '#shared/ui/error-block';
import { Panel } from '#shared/ui/panel';
import { Skeleton } from '#shared/ui/skeleton';
import { stockLevel } from '#shop-kit/stock-level';
import { OrderAgain } from './order-again';
import { UnconfirmedOrder } from './unconfirmed-order';
import { OrderForm } from './order-form';
import type { OrderLabel_PartFragment } from './order-label.generated';
import { OrderRefusal } from './order-refusal';
import { useOrderAnyway } from './use-order-anyway';
import { useOrderCustomerQuery } from './place-order.generated';
import { usePlaceOrder } from './use-place-order';

interface OrderPanelProps {
  part: OrderLabel_PartFragment;
  refetchPart: () => Promise<unknown>;
}

function NothingToOrder({ part }: { part: OrderLabel_PartFragment }) {
  return (
    <chakra.p fontWeight="semibold">
      {part.availableQuantity === 0
        ? "Sold out. This part can't be ordered now."
        : `Only ${formatCount(part.availableQuantity)} left, fewer than the minimum order.`}
    </chakra.p>
  );
}

/** The right half of the order page: the form, or why there is none. */
export function OrderPanel({ part, refetchPart }: OrderPanelProps) {
  const { data, error, refetch } = useOrderCustomerQuery();
  const customerId = useUser()?.id ?? '';
  // Here and not in the form, which is removed with the last units: the outcome of the order stays.
  const { outcome, again, place, placeAgain, leaveIt, look } = usePlaceOrder({
    part,
    customerId,
    refetchPart,
  });
  const { confirmAndPlace, question } = useOrderAnyway(part, place);
  const refusal = outcome?.state === 'refused' ? outcome : undefined;

  function content() {
    if (outcome?.state === 'unknown') return <UnconfirmedOrder outcome={outcome} look={look} />;
    if (stockLevel(part) === 'out')
      return (
        <>
          {refusal && <OrderRefusal {...refusal} />}
          <NothingToOrder part={part} />
        </>
      );
    if (data) return <OrderForm part={part} customer={data.me} place={confirmAndPlace} refusal={refusal} />;
    if (error) return <ErrorBlock title="We couldn't load your details." onRetry={() => void refetch()} />;
    return <Skeleton height="31rem" />;
  }

  return (
    <Panel aria-labelledby="your-order" p={{ base: '4', sm: '1.75rem' }} display="grid" gap="5">
      <chakra.h2 id="your-order" textStyle="h3" fontFamily="heading" fontWeight="bold">
        Your order
      </chakra.h2>
      {content()}
      {question}
      <OrderAgain again={again} onYes={placeAgain} onNo={leaveIt} />
    </Panel>
  );
}
