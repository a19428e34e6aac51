import { chakra } from '#shared/ui/chakra';
import Trash2 from 'virtual:lucide/trash';
import { moment } from '#shared/format/dates';
import { Button } from '#shared/ui/button';
import { TextLink } from '#shared/ui/text-link';
import { FitReceiptLine } from '#shop-kit/car/fit-receipt-line';
import { PartPicture } from '#shop-kit/part-picture';
import { paths } from '#shop-kit/paths';
import { Price } from '#shop-kit/price';
import { units } from '#shop-kit/units';
import { FitQuestion } from './fit-question';
import type { MyOrdersRow_OrderFragment } from './my-orders.generated';
import { OrderPayment } from './order-payment';
import { NotApplicable, Product, SubLine } from './order-table.styles';

interface MyOrdersRowProps {
  order: MyOrdersRow_OrderFragment;
  now: Date;
  onCancel: () => void;
}

/** One order: a row of the table, or a card where there is no room for one. */
export function MyOrdersRow({ order, now, onCancel }: MyOrdersRowProps) {
  return (
    <tr>
      <th scope="row">
        <Product>
          <chakra.span width="4rem" flex="none">
            <PartPicture
              image={order.part?.image ?? null}
              category={order.part?.category ?? null}
              sizes="64px"
            />
          </chakra.span>
          <chakra.span fontWeight="semibold" minWidth="0" overflowWrap="anywhere">
            <TextLink to={paths.dashboard.myOrder.to(order.id)} color="inherit">
              {order.product}
            </TextLink>
            <SubLine>
              <span>{units(order.quantity)} ·</span> <span>Order {order.number} ·</span>{' '}
              <span>{moment(order.createdAt)}</span>
            </SubLine>
            {order.fitReceipt && <FitReceiptLine receipt={order.fitReceipt} short />}
          </chakra.span>
        </Product>
      </th>
      <td className="amount">
        <Price amount={order.price} fontSize="card" />
      </td>
      <td>
        <OrderPayment order={order} now={now} />
        <FitQuestion order={order} />
      </td>
      <td>
        {order.status !== 'UNPAID' ? (
          <NotApplicable>N / A</NotApplicable>
        ) : (
          <Button
            variant="danger"
            size="sm"
            icon={<Trash2 size={16} />}
            aria-label={`Delete order ${order.number}, ${order.product}`}
            onClick={onCancel}
          >
            Delete
          </Button>
        )}
      </td>
    </tr>
  );
}
