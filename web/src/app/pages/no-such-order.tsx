import { useFocusWhenShown } from '#shared/browser/use-focus-when-shown';
import { ButtonLink } from '#shared/ui/button-link';
import { EmptyBlock } from '#shared/ui/empty-block';
import { paths } from '#shop-kit/paths';

/**
 * Unknown orders and somebody else's look the same: nobody learns which ids exist. Where it takes the place of what was being worked in, it takes
 * focus, too.
 */
export function NoSuchOrder({ andSo = '' }: { /** What follows from it, in a sentence. */ andSo?: string }) {
  const block = useFocusWhenShown<HTMLDivElement>({ yields: true });
  return (
    <EmptyBlock
      ref={block}
      tabIndex={-1}
      outline="none"
      gridColumn="1 / -1"
      title="This order is not yours, or it does not exist."
      reason={`It may have been deleted, or you are logged in with another account. ${andSo}`.trim()}
    >
      <ButtonLink to={paths.dashboard.myOrders.to()}>See My Orders</ButtonLink>
    </EmptyBlock>
  );
}
