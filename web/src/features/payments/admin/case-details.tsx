import { chakra } from '#shared/ui/chakra';
import { useNow } from '#shared/browser/use-now';
import { DetailHalves } from '#shared/data-table/detail-facts';
import { Button } from '#shared/ui/button';
import { LinkButton, TextLink } from '#shared/ui/text-link';
import { UprightShaft } from '#shared/ui/upright-shaft';
import { paths } from '#shop-kit/paths';
import type { AdminCases_CaseFragment } from './admin-cases.generated';
import { caseStory } from './case-story';
import { actionSafety, actionLabel, caseAdvice } from './case-labels';
import { nameOfCase } from './cases-columns';

type Case = AdminCases_CaseFragment;

/** A line of text is too low for a finger. */
const touchable = {
  minHeight: { base: 'control', lg: '6' },
  display: 'inline-flex',
  alignItems: 'center',
} as const;

const Ways = chakra('p', {
  base: {
    mt: '4',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    fontSize: 'sm',
    '& > a': touchable,
  },
});

const Todo = chakra('div', {
  base: { display: 'grid', gap: '3', alignContent: 'start', justifyItems: 'start' },
});

interface CaseDetailsProps {
  found: Case;
  busy: boolean;
  onAct: (found: Case) => void;
  onWait: (found: Case) => void;
}

function WhatToDo({ found, busy, onAct, onWait }: CaseDetailsProps) {
  const { action } = found;
  if (!action) return null;
  const setAside = found.state === 'OPEN' ? 'Snooze with a note' : 'Change the note';
  return (
    <Todo>
      <h2>Actions</h2>
      <p>{caseAdvice(found)}</p>
      <Button
        shape="full"
        busy={busy}
        aria-haspopup={action === 'CHECK_AGAIN' ? undefined : 'dialog'}
        onClick={() => onAct(found)}
      >
        {actionLabel(action, found)}
      </Button>
      <chakra.p fontSize="sm" color="fg.muted">
        {actionSafety[action]}
      </chakra.p>
      <LinkButton
        {...touchable}
        aria-haspopup="dialog"
        aria-label={`${setAside}: ${nameOfCase(found)}`}
        onClick={() => onWait(found)}
      >
        {setAside}
      </LinkButton>
    </Todo>
  );
}

/** Content of an opened case: its history, and the one action. */
export function CaseDetails(props: CaseDetailsProps) {
  const now = useNow();
  const { found } = props;
  return (
    <DetailHalves css={{ '--right': '20rem' }}>
      <div>
        <chakra.h2 mb="2.5">Timeline</chakra.h2>
        <UprightShaft label={`Timeline of ${nameOfCase(found)}`} steps={caseStory(found, now)} />
        <Ways>
          {found.orderNumber && (
            <TextLink to={paths.dashboard.manageAllOrders.to({ search: found.orderNumber })}>
              Order {found.orderNumber}
            </TextLink>
          )}
          {found.transactionId && (
            <chakra.span color="fg.muted" textStyle="number">
              {found.transactionId}
            </chakra.span>
          )}
          <TextLink to={paths.dashboard.activity.to({ subject: 'CASE', id: found.id })}>
            View activity
          </TextLink>
        </Ways>
      </div>
      <WhatToDo {...props} />
    </DetailHalves>
  );
}
