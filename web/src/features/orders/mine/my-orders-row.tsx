import { SubLine } from '#shared/data-table/data-table.styles';
import type { Picked } from '#shared/data-table/use-picked';
import { chakra } from '#shared/ui/chakra';
import Trash2 from 'virtual:lucide/trash';
import { useFocusWhenShown } from '#shared/browser/use-focus-when-shown';
import { moment } from '#shared/format/dates';
import { formatMoney } from '#shared/format/money';
import { ChoiceBox } from '#shared/forms/choice';
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
import { NotApplicable, Product } from './order-table.styles';
import { OrderActions } from './order-actions';
import { isPayable } from './time-to-pay';

interface MyOrdersRowProps {
  order: MyOrdersRow_OrderFragment;
  now: Date;
  /** Undefined where nothing is to be paid: then there are no boxes. */
  picking: Picked | undefined;
  /** Set if its group's line says when it was placed. */
  isTogether: boolean;
  /** Set if its group's line says until when it is reserved. */
  isHoldShared: boolean;
  /** Takes focus from the button that loaded older orders, if that was removed. */
  isFirstBrought: boolean;
  onDelete: () => void;
  onCancel: () => void;
}

/** One order: a row of the table, or a card where there is no room for one. */
export function MyOrdersRow(props: MyOrdersRowProps) {
  const { order, now, picking, isTogether, isHoldShared, isFirstBrought, onDelete, onCancel } = props;
  const row = useFocusWhenShown<HTMLTableRowElement>({ enabled: isFirstBrought, yields: true });
  const isUnpaid = order.status === 'UNPAID';
  const canBePicked = isUnpaid && isPayable(order, now);
  const isPicked = canBePicked && picking?.isPicked(order.id);
  return (
    <tr ref={row} tabIndex={isFirstBrought ? -1 : undefined} data-picked={isPicked ? true : undefined}>
      {picking && (
        <td className="box">
          {canBePicked && (
            <chakra.label
              display="grid"
              placeItems="center"
              boxSize="control"
              cursor="pointer"
              my={{ md: '-2' }}
              mx={{ md: '-3' }}
            >
              <ChoiceBox
                type="checkbox"
                checked={isPicked}
                onChange={(event) => picking.pick(order.id, event.currentTarget.checked)}
              />
              <chakra.span srOnly>
                Select {order.product}, order {order.number}, {formatMoney(order.price)}
              </chakra.span>
            </chakra.label>
          )}
        </td>
      )}
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
              <span>{units(order.quantity)} ·</span>{' '}
              <span>
                Order {order.number}
                {!isTogether && ' ·'}
              </span>{' '}
              {!isTogether && <span>{moment(order.createdAt)}</span>}
            </SubLine>
            {order.fitReceipt && <FitReceiptLine receipt={order.fitReceipt} short />}
            <OrderActions order={order} />
          </chakra.span>
        </Product>
      </th>
      <td className="amount">
        <Price amount={order.price} fontSize="card" />
      </td>
      <td>
        <OrderPayment
          order={order}
          now={now}
          isQuiet={picking !== undefined && picking.picked.length > 0}
          isHoldShared={isHoldShared}
        />
        <FitQuestion order={order} />
      </td>
      <td>
        {isUnpaid ? (
          <Button
            variant="danger"
            size="sm"
            icon={<Trash2 size={16} />}
            aria-label={`Delete order ${order.number}, ${order.product}`}
            onClick={onDelete}
          >
            Delete
          </Button>
        ) : order.cancellable ? (
          <Button
            variant="outline"
            size="sm"
            aria-label={`Cancel order ${order.number}, ${order.product}`}
            onClick={onCancel}
          >
            Cancel
          </Button>
        ) : (
          <NotApplicable>N / A</NotApplicable>
        )}
      </td>
    </tr>
  );
}
