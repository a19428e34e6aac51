import { chakra } from '#shared/ui/chakra';
import { LinkButton, TextLink } from '#shared/ui/text-link';
import { paths } from '#shop-kit/paths';
import type { OrderReturnFragment } from '../../fulfillment/returns/order-return.generated';
import { useOrderAgain } from './use-order-again';

const Ways = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    fontSize: 'sm',
    fontWeight: 'normal',
    // A line of text is too low for a finger.
    '& > *': { display: 'inline-flex', alignItems: 'center', minHeight: { base: 'control', md: '6' } },
    _empty: { display: 'none' },
  },
});

interface OrderActionsProps {
  order: {
    id: string;
    number: string;
    product: string;
    quantity: number;
    status: string;
    part: { id: string } | null;
    returnOffer: object | null;
    returns: readonly Pick<OrderReturnFragment, 'state'>[];
  };
  /** Set on the order's own page, where its returns are visible. */
  onItsPage?: boolean;
}

/** Actions for a paid order: order it again, return it, see the progress of a return. */
export function OrderActions({ order, onItsPage = false }: OrderActionsProps) {
  const { id, number, product, status, part, returnOffer, returns } = order;
  const { orderAgain, busy } = useOrderAgain();
  if (status === 'UNPAID') return null;
  const name = `${product}, order ${number}`;
  return (
    <Ways>
      {part && (
        <LinkButton
          aria-label={`Order again: ${name}`}
          aria-disabled={busy || undefined}
          onClick={() => {
            if (!busy) void orderAgain([order]);
          }}
        >
          Order again
        </LinkButton>
      )}
      {returnOffer && (
        <TextLink to={paths.dashboard.askForReturn.to(id)} aria-label={`Request a return: ${name}`}>
          Request a return
        </TextLink>
      )}
      {!onItsPage && returns.some(({ state }) => state !== 'WITHDRAWN') && (
        <TextLink to={paths.dashboard.myOrder.to(id)} aria-label={`View return: ${name}`}>
          View return
        </TextLink>
      )}
    </Ways>
  );
}
