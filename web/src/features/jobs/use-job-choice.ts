import { useState } from 'react';
import { sum } from '#shared/format/money';
import type { JobPartFragment, JobSlotFragment } from './job-page.generated';

/** A slot and the user's choice for it. */
export interface ChosenSlot {
  readonly slot: JobSlotFragment;
  /** Candidates for the slot, the best first: parts that fit, else those a user can only compare. */
  readonly options: readonly JobPartFragment[];
  /** The one of them that shows; null where nothing may go there. */
  readonly shown: JobPartFragment | null;
  /** Whether there is enough of it. */
  readonly isEnough: boolean;
  /** Whether it goes into the cart. */
  readonly isTaken: boolean;
  /** Whether a question is open: nothing is chosen before it is answered, or skipped. */
  readonly waits: boolean;
  /** Why none of it is selected, if the user did not deselect it; for optional parts, only if something can be done. */
  readonly lack: string | null;
}

/** Describes what is missing in a slot, unless the user chose to leave it empty. */
function lackOf(
  { state, required, needsEngine }: JobSlotFragment,
  { waits, isShort }: { waits: boolean; isShort: boolean },
): string | null {
  if (waits) return 'needs an answer';
  if (isShort) return 'not enough in stock';
  if (state === 'WAITS_FOR_ANSWER' && needsEngine) return 'depends on the engine';
  if (!required || state === null) return null;
  return { FILLED: null, NOTHING: 'none fits', NO_DATA: 'no data', WAITS_FOR_ANSWER: 'may fit' }[state];
}

/** A part with its verdict: one ticked as No data is not ticked with another verdict. */
const wishOf = ({ part, fitment }: JobPartFragment) => `${part.id} ${fitment.verdict}`;

/**
 * The selection of a job. Only parts that fit, and of which there is enough, are preselected; the user may select
 * uncertain parts, and leave out any.
 */
export function useJobChoice(slots: readonly JobSlotFragment[]) {
  const [notKnown, setNotKnown] = useState<readonly string[]>([]);
  const [picked, setPicked] = useState<Readonly<Record<string, string>>>({});
  const [wishes, setWishes] = useState<Readonly<Record<string, boolean>>>({});

  const chosen = slots.map((slot): ChosenSlot => {
    const { choice, alternatives, question, state, type } = slot;
    const waits = state === 'WAITS_FOR_ANSWER' && question !== null && !notKnown.includes(question.key);
    const options = waits ? [] : [...(choice ? [choice] : []), ...alternatives];
    const shown = options.find(({ part }) => part.id === picked[type]) ?? options[0] ?? null;
    const isEnough = shown !== null && shown.part.availableQuantity >= shown.quantity;
    const isTaken = isEnough && (wishes[wishOf(shown)] ?? shown.fitment.verdict === 'FITS');
    const lack = isTaken ? null : lackOf(slot, { waits, isShort: shown !== null && !isEnough });
    return { slot, options, shown, isEnough, isTaken, waits, lack };
  });
  const taken = chosen.flatMap(({ isTaken, shown }) => (isTaken && shown ? shown : []));

  return {
    chosen,
    /** Items that go into the cart. */
    taken,
    total: sum(taken.map(({ total }) => total)),
    giveUp: (question: string) => setNotKnown([...notKnown, question]),
    pick: ({ slot }: ChosenSlot, { part }: JobPartFragment) => setPicked({ ...picked, [slot.type]: part.id }),
    take: (shown: JobPartFragment, isTaken: boolean) => setWishes({ ...wishes, [wishOf(shown)]: isTaken }),
  };
}

export type JobChoice = ReturnType<typeof useJobChoice>;
