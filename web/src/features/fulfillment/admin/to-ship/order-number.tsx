import { TextLink } from '#shared/ui/text-link';
import { paths } from '#shop-kit/paths';

/** An order's number, which leads to the order among all. */
export function OrderNumber({ number }: { number: string }) {
  return (
    <TextLink
      to={paths.dashboard.manageAllOrders.to({ search: number })}
      color="inherit"
      whiteSpace="nowrap"
      aria-label={`Order ${number}`}
    >
      {number}
    </TextLink>
  );
}
