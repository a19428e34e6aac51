import { useState } from 'react';
import { formatCount } from '#shared/format/count';
import { lastDay, recentMoment } from '#shared/format/dates';
import { formatMoney } from '#shared/format/money';
import { DetailHalves } from '#shared/data-table/detail-facts';
import { chakra } from '#shared/ui/chakra';
import { TextLink } from '#shared/ui/text-link';
import { UprightShaft, type UprightStep } from '#shared/ui/upright-shaft';
import { FitReceiptLine } from '#shop-kit/car/fit-receipt-line';
import { paths } from '#shop-kit/paths';
import { refundLabels } from '#shop-kit/refund-labels';
import { units } from '#shop-kit/units';
import { isOpen, isOpenedByShop, adminReasons, unitsHere, unitsMissing } from '../../returns/return-labels';
import type { AdminReturns_ReturnFragment } from './admin-returns.generated';
import { AfterAllStep } from './after-all-step';
import { AnswerStep } from './answer-step';
import { RefundStep } from './refund-step';
import { CloseStep } from './close-step';
import { nameOfReturn } from './returns-columns';
import { ReceiveStep } from './receive-step';
import type { ReturnActions } from './use-return-actions';

type Return = AdminReturns_ReturnFragment;

const Ways = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    fontSize: 'sm',
    '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: { base: 'control', lg: '6' } },
  },
});

/** Describes how the received items were dispositioned. */
const receivedUnits = ({ shelved, writtenOff }: Return) =>
  [
    shelved > 0 && `${formatCount(shelved)} restocked`,
    writtenOff > 0 && `${formatCount(writtenOff)} not resellable`,
  ]
    .filter(Boolean)
    .join(', ');

/** The return's history, oldest first, ending with its current step. */
function story(found: Return, now: Date): UprightStep[] {
  const request = `${units(found.units)}, ${adminReasons[found.reason]}`;
  const events: [string | null, string, string | undefined][] = [
    [found.requestedAt, isOpenedByShop(found) ? 'Opened by an admin' : 'Requested', request],
    [found.declinedAt, 'Declined', found.answer ?? undefined],
    [isOpenedByShop(found) ? null : found.acceptedAt, 'Accepted', found.answer ?? undefined],
    [found.withdrawnAt, 'Withdrawn', 'By the customer'],
    [found.receivedAt, 'Received', receivedUnits(found)],
    [
      found.refundedAt,
      found.refundState ? refundLabels[found.refundState] : 'Closed without a refund',
      [formatMoney(found.amount), found.deduction].filter(Boolean).join(': '),
    ],
  ];
  const happened = events.flatMap(([iso, name, hint]): UprightStep[] =>
    iso ? [{ name, hint, at: { iso, text: recentMoment(now, iso) }, state: 'done' }] : [],
  );
  const stands: Partial<Record<Return['state'], UprightStep>> = {
    REQUESTED: { name: 'Under review', state: 'now' },
    ACCEPTED: {
      name: found.overdue
        ? 'Overdue: wait, or close it'
        : unitsHere(found) > 0
          ? 'Missing items on the way'
          : 'On the way',
      hint: [receivedUnits(found), found.sendBy && `Send by ${lastDay(found.sendBy)}`]
        .filter(Boolean)
        .join('. '),
      state: 'now',
    },
    RECEIVED: { name: 'Awaiting refund', state: 'now' },
  };
  const now_ = stands[found.state];
  return now_ ? [...happened, now_] : happened;
}

interface ReturnDetailsProps {
  found: Return;
  now: Date;
  actions: ReturnActions;
}

/** The single next step. The items received so far may be enough, and missing ones are not waited for. */
function NextStep({ found, now, actions }: ReturnDetailsProps) {
  const [isContinuing, setContinuing] = useState<boolean>();
  const { state } = found;
  if (state === 'REQUESTED') return <AnswerStep found={found} now={now} actions={actions} />;
  if (state === 'RECEIVED') return <RefundStep found={found} actions={actions} onWait={undefined} />;
  if (!isOpen(found))
    return unitsMissing(found) > 0 ? <AfterAllStep found={found} actions={actions} /> : null;
  const handleContinue = () => setContinuing(true);
  const wait = () => setContinuing(false);
  if (!isContinuing)
    return (
      <ReceiveStep
        found={found}
        actions={actions}
        onContinue={handleContinue}
        isBack={isContinuing === false}
      />
    );
  return unitsHere(found) > 0 ? (
    <RefundStep found={found} actions={actions} onWait={wait} />
  ) : (
    <CloseStep found={found} actions={actions} onWait={wait} />
  );
}

/** The details of a return: the customer's message, the fit check of the order, its history, and the next step. */
export function ReturnDetails(props: ReturnDetailsProps) {
  const { found, now } = props;
  const { order, text } = found;
  return (
    <DetailHalves css={{ '--right': '22rem' }}>
      <chakra.div display="grid" gap="4" alignContent="start" gridTemplateColumns="minmax(0, 1fr)">
        <div>
          <chakra.h2 mb="1">Customer's message</chakra.h2>
          <chakra.p whiteSpace="pre-line">{text ? `“${text}”` : 'None.'}</chakra.p>
        </div>
        {order.fitReceipt ? (
          <div>
            <chakra.h2 mb="1">Fit check at time of order</chakra.h2>
            <FitReceiptLine receipt={order.fitReceipt} forAdmin />
          </div>
        ) : (
          <chakra.p color="fg.muted">No car was selected for this order.</chakra.p>
        )}
        <div>
          <chakra.h2 mb="2.5">History</chakra.h2>
          <UprightShaft label={`History of the return of ${nameOfReturn(found)}`} steps={story(found, now)} />
        </div>
        <Ways>
          <TextLink to={paths.dashboard.manageAllOrders.to({ search: order.number })}>
            Order {order.number}
          </TextLink>
          {order.part && found.reason === 'DOES_NOT_FIT' && (
            <TextLink to={paths.dashboard.partFitment.to(order.part.id)}>Its fitment list</TextLink>
          )}
          <TextLink to={paths.dashboard.activity.to({ subject: 'ORDER', id: order.id })}>
            View activity
          </TextLink>
        </Ways>
      </chakra.div>
      {/* Each step begins again. */}
      <NextStep key={`${found.state} ${unitsHere(found)}`} {...props} />
    </DetailHalves>
  );
}
