import { recentMoment } from '#shared/format/dates';
import type { Column } from '#shared/data-table/data-table';
import { SubLine } from '#shared/data-table/data-table.styles';
import type { AdminCases_CaseFragment } from './admin-cases.generated';
import { caseTitles } from '#shop-kit/case-titles';
import { caseMoney } from './case-labels';

type Case = AdminCases_CaseFragment;

/** A case by what it is about: its order, else its payment. */
export const nameOfCase = ({ kind, orderNumber, transactionId }: Case) =>
  `${caseTitles[kind]}, ${orderNumber ? `order ${orderNumber}` : (transactionId ?? 'no payment')}`;

/** Layout of a row as card: the case above, age and amount below. */
export const caseCard = { columns: 'minmax(0, 1fr) auto', areas: '"case case" "since amount"' };

/** Columns: the case, its age, and the amount. */
export function casesColumns(now: Date): Column<Case, never>[] {
  return [
    {
      label: 'Case',
      kind: 'name',
      width: '64%',
      area: 'case',
      cell: ({ kind, orderNumber, customer, transactionId }) => (
        <>
          {caseTitles[kind]}
          <SubLine>
            {orderNumber ? (
              <>
                <span>Order {orderNumber}</span>
                {customer && <>&nbsp;· {customer}</>}
              </>
            ) : (
              transactionId
            )}
          </SubLine>
        </>
      ),
    },
    { label: 'Since', area: 'since', cell: ({ openedAt }) => recentMoment(now, openedAt) },
    { label: 'Amount', kind: 'amount', area: 'amount', cell: caseMoney },
  ];
}
