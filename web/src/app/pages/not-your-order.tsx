import { shopErrorOf } from '#shared/apollo/shop-error';
import { useFocusWhenShown } from '#shared/browser/use-focus-when-shown';
import { ButtonLink } from '#shared/ui/button-link';
import { EmptyBlock } from '#shared/ui/empty-block';
import { paths } from '#shop-kit/paths';

// An invalid id, an unknown order and another customer's order look the same, so that no one learns which ids exist.
const codes = ['FORBIDDEN', 'NOT_FOUND', 'BAD_INPUT'];

export const isNotYours = (error: unknown) => error !== undefined && codes.includes(shopErrorOf(error).code);

/** Replaces a requested order, or one the user was working in: then it takes focus. `more` follows the reason. */
export function NotYourOrder({ more = '' }: { more?: string }) {
  const block = useFocusWhenShown<HTMLDivElement>({ yields: true });
  return (
    <EmptyBlock
      ref={block}
      tabIndex={-1}
      outline="none"
      gridColumn="1 / -1"
      title="We couldn't find this order."
      reason={`It may have been deleted, or it belongs to another account.${more}`}
    >
      <ButtonLink to={paths.dashboard.myOrders.to()}>See My Orders</ButtonLink>
    </EmptyBlock>
  );
}
