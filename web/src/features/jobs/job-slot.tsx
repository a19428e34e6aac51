import { useEffect, useRef } from 'react';
import { Choice } from '#shared/forms/choice';
import { formatMoney } from '#shared/format/money';
import { chakra } from '#shared/ui/chakra';
import { Panel } from '#shared/ui/panel';
import type { ChosenCar } from '#shop-kit/car/car';
import { withAnswer } from '#shop-kit/car/car';
import { QuestionStrip } from '#shop-kit/car/question-strip';
import { VerdictSentence } from '#shop-kit/car/verdict-sentence';
import { paths } from '#shop-kit/paths';
import { Price } from '#shop-kit/price';
import { units } from '#shop-kit/units';
import type { JobSlotFragment } from './job-page.generated';
import { SlotOptions } from './slot-options';
import { SlotPart } from './slot-part';
import type { ChosenSlot, JobChoice } from './use-job-choice';

const Head = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    alignItems: 'center',
    minHeight: '3.75rem',
    py: '2',
    pl: '3.5',
    pr: '4',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    lineHeight: '1.25',
    '& h3': { fontWeight: 'semibold', fontSize: 'md', outline: 'none' },
    '& .price': { fontSize: '1.25rem' },
  },
});

interface JobSlotProps {
  /** Key of the job. */
  jobKey: string;
  car: ChosenCar;
  chosen: ChosenSlot;
  choice: JobChoice;
}

/** Id of a slot on the page, for links to it. */
export const slotId = ({ type }: Pick<JobSlotFragment, 'type'>) =>
  `slot-${type.toLowerCase().replaceAll('_', '-')}`;

/** One slot of a job: its part, and whether it is selected. */
export function JobSlot({ jobKey, car, chosen, choice }: JobSlotProps) {
  const { slot, shown, isEnough, isTaken, waits } = chosen;
  const heading = useFocusOnceAnswered(waits);
  const many = shown && (
    <chakra.span fontWeight="normal" color="fg.muted" whiteSpace="nowrap">
      {' '}
      · {units(shown.quantity)}
    </chakra.span>
  );
  return (
    <Panel as="li" id={slotId(slot)} scrollMarginTop="6rem">
      <Head>
        <h3 ref={heading} tabIndex={-1}>
          {shown && isEnough ? (
            <Choice
              type="checkbox"
              name={slot.type}
              value={shown.part.id}
              checked={isTaken}
              onChange={(checked) => choice.take(shown, checked)}
            >
              <span>
                {slot.title}
                {many}
              </span>
            </Choice>
          ) : (
            <>
              {slot.title}
              {many}
            </>
          )}
        </h3>
        {isTaken && shown && <Price className="price" amount={shown.total} />}
      </Head>
      {slot.question && waits && (
        <QuestionStrip
          inBox
          question={slot.question}
          addressWith={(answer) => paths.job.to(jobKey, withAnswer(car, slot.question?.key ?? '', answer))}
          onNotKnown={() => choice.giveUp(slot.question?.key ?? '')}
        >
          {inQuestion(slot)}
        </QuestionStrip>
      )}
      {slot.state === 'NOTHING' && (
        <chakra.div py="3" pl="3.5" pr="4">
          <VerdictSentence verdict="DOES_NOT_FIT" word="No part in our shop fits" />
        </chakra.div>
      )}
      {shown && <SlotPart shown={shown} car={car} faded={!isTaken} />}
      {shown && <SlotOptions chosen={chosen} choice={choice} />}
    </Panel>
  );
}

/** "2 parts could fit, $17.60 or $21.40." */
function inQuestion({ alternatives }: JobSlotFragment): string {
  const totals = [...new Set(alternatives.map(({ total }) => formatMoney(total)))];
  const parts = alternatives.length === 1 ? '1 part' : `${alternatives.length} parts`;
  return `${parts} could fit, ${totals.length > 2 ? `from ${totals[0]}` : totals.join(' or ')}.`;
}

/** Moves focus to the slot when its question, which had it, is replaced by the result. */
function useFocusOnceAnswered(waits: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const waited = useRef(waits);

  useEffect(
    function focusTheSlot() {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (waited.current && !waits && isLost) heading.current?.focus({ preventScroll: true });
      waited.current = waits;
    },
    [waits],
  );

  return heading;
}
