import type { ShopError } from '#shared/apollo/shop-error';
import { paths } from '#shared/config/paths';
import { ErrorBlock } from '#shared/ui/error-block';
import { Note } from '#shared/ui/note';
import { TextLink } from '#shared/ui/text-link';

/** Why no payment can be opened for this order now. */
export function OpeningRefusal({ error, onRetry }: { error: ShopError; onRetry: () => void }) {
  switch (error.code) {
    case 'PART_SOLD_OUT':
    case 'QUANTITY_OUT_OF_RANGE':
      return (
        <Note kind="error" role="alert" title="These pieces were sold meanwhile. Nothing was charged.">
          <TextLink to={paths.dashboard.myOrders.to()}>Delete the order in My Orders</TextLink>
        </Note>
      );
    case 'PAYMENT_IN_PROGRESS':
      return (
        <ErrorBlock title="A payment for this order is being processed." onRetry={onRetry}>
          Do not pay again. Look again in a moment.
        </ErrorBlock>
      );
    case 'ORDER_NOT_PAYABLE':
      return (
        <ErrorBlock title="This order is just being changed." onRetry={onRetry}>
          Nothing was charged. Look again in a moment.
        </ErrorBlock>
      );
    case 'RATE_LIMITED':
      return (
        <ErrorBlock title="That was quick." onRetry={onRetry}>
          Try again in {error.retryAfterSeconds || 60} s. Nothing was charged.
        </ErrorBlock>
      );
    default:
      return (
        <ErrorBlock title="The payment could not be prepared." onRetry={onRetry}>
          The shop did not answer. Nothing was charged.
        </ErrorBlock>
      );
  }
}

/** The provider took the payment; this is what the shop says of it, as far as it said anything. */
export function SettlementDoubt({ error }: { error: ShopError }) {
  switch (error.code) {
    case 'PAYMENT_REFUNDED':
      return (
        <Note kind="error" role="alert" title="These pieces were sold meanwhile.">
          <span>Your payment is given back. Your bank shows it within a few days.</span>
        </Note>
      );
    case 'PAYMENT_CANCELED':
      return (
        <Note kind="error" role="alert" title="This payment was cancelled. Nothing was charged.">
          <span>Load the page again to pay this order.</span>
        </Note>
      );
    default:
      return (
        <Note kind="info" role="alert" title="Your card was accepted. The shop has not noted it yet.">
          <span>Do not pay again: we note it by ourselves, usually within a minute.</span>
          <TextLink to={paths.dashboard.myOrders.to()}>See it in My Orders</TextLink>
        </Note>
      );
  }
}
