import { chakra } from '#shared/ui/chakra';
import { useState } from 'react';
import { Button } from '#shared/ui/button';
import { LinkButton } from '#shared/ui/text-link';
import { notify } from '#shared/ui/toast';
import { VerdictMark } from '#shop-kit/car/verdict-mark';
import { type FitQuestion_OrderFragment, useSetFitAnswerMutation } from './fit-question.generated';

const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', mt: '2', fontSize: 'sm' },
});

interface FitQuestionProps {
  order: FitQuestion_OrderFragment;
}

/**
 * "Did it fit?" for a shipped order, unless its part fits any car. Once answered, the answer replaces it and can be
 * changed.
 */
export function FitQuestion({ order }: FitQuestionProps) {
  const isAsked = order.status === 'SHIPPED' && !order.part?.universal;
  return isAsked ? <Question order={order} /> : null;
}

function Question({ order: { id, number, fitted, part } }: FitQuestionProps) {
  const [isChanging, setIsChanging] = useState(false);
  const [run, { loading }] = useSetFitAnswerMutation({
    update(cache) {
      const id = part ? cache.identify({ __typename: 'Part', id: part.id }) : undefined;
      // The part page shows it in its counts and reviews.
      if (id) for (const fieldName of ['fitAnswers', 'reviews']) cache.evict({ id, fieldName });
    },
  });

  async function answer(now: boolean) {
    try {
      await run({ variables: { orderId: id, fitted: now } });
      setIsChanging(false);
    } catch {
      notify.error('Your answer was not saved. Try again.');
    }
  }

  if (fitted !== null && !isChanging) {
    return (
      <Line>
        <VerdictMark verdict={fitted ? 'FITS' : 'DOES_NOT_FIT'} />
        <b>{fitted ? 'It fit' : "It didn't fit"}</b>
        <LinkButton
          aria-label={`Change the fit feedback for order ${number}`}
          onClick={() => setIsChanging(true)}
        >
          Change
        </LinkButton>
      </Line>
    );
  }
  return (
    <Line role="group" aria-label={`Did it fit? Order ${number}`}>
      <span>Did it fit?</span>
      <Button variant="outline" size="sm" busy={loading} onClick={() => void answer(true)}>
        Yes
      </Button>
      <Button variant="outline" size="sm" busy={loading} onClick={() => void answer(false)}>
        No
      </Button>
    </Line>
  );
}
