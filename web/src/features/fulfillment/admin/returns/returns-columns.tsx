import type { Column } from '#shared/data-table/data-table';
import { SubLine } from '#shared/data-table/data-table.styles';
import { formatCount } from '#shared/format/count';
import { recentMoment } from '#shared/format/dates';
import { formatMoney } from '#shared/format/money';
import type { ReturnState } from '#shared/gql/schema-types.generated';
import { units } from '#shop-kit/units';
import { adminReasons } from '../../returns/return-labels';
import type { AdminReturns_ReturnFragment } from './admin-returns.generated';

type Return = AdminReturns_ReturnFragment;

/** A return by what it is of, when it is read out. */
export const nameOfReturn = ({ order }: Pick<Return, 'order'>) => `${order.product}, ${order.name}`;

/** "2 of 4 items: does not fit". */
export const inShort = ({ units: count, reason, order }: Return) =>
  `${formatCount(count)} of ${units(order.quantity)}: ${adminReasons[reason]}`;

/** Layout of a row as card: the return above, progress and amount below. */
export const returnCard = { columns: 'minmax(0, 1fr) auto', areas: '"return return" "since amount"' };

const sinceWhen: Record<ReturnState, (found: Return) => [string, string | null]> = {
  REQUESTED: ({ requestedAt }) => ['Requested', requestedAt],
  ACCEPTED: ({ acceptedAt, overdue }) => [overdue ? 'Overdue, accepted' : 'Accepted', acceptedAt],
  DECLINED: ({ declinedAt }) => ['Declined', declinedAt],
  WITHDRAWN: ({ withdrawnAt }) => ['Withdrawn', withdrawnAt],
  RECEIVED: ({ receivedAt }) => ['Received', receivedAt],
  REFUNDED: ({ refundState, refundedAt }) => [refundState ? 'Refunded' : 'Closed', refundedAt],
};

/** Columns: returned part and reason, progress, and amount. */
export function returnsColumns(now: Date): Column<Return, never>[] {
  return [
    {
      label: 'Return',
      kind: 'name',
      width: '60%',
      area: 'return',
      cell: (found) => (
        <>
          {found.order.product}, {inShort(found)}
          <SubLine>
            {found.order.name}&nbsp;· <span>Order {found.order.number}</span>
          </SubLine>
        </>
      ),
    },
    {
      label: 'Status',
      area: 'since',
      cell: (found) => {
        const [label, at] = sinceWhen[found.state](found);
        return (
          <>
            {label}
            {at && <SubLine>{recentMoment(now, at)}</SubLine>}
          </>
        );
      },
    },
    { label: 'Amount', kind: 'amount', area: 'amount', cell: ({ amount }) => formatMoney(amount) },
  ];
}
