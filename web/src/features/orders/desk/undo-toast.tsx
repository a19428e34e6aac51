import { chakra } from '#shared/ui/chakra';
import { useEffect } from 'react';
import { notify } from '#shared/ui/toast';
import { useUndoSeconds } from './undo-clocks';
import { UndoWords } from './undo-words';
import { useHoldUndoClock } from './use-hold-undo-clock';
import { useUndoShipping } from './use-undo-shipping';

const allSeconds = 10;

const Words = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    columnGap: '3',
    '& > .what': { minWidth: '0', flex: '1 1 12rem' },
    '& .name': { display: 'block', fontSize: 'sm', overflowWrap: 'anywhere' },
  },
});

const Undo = chakra(
  'button',
  {
    base: {
      minHeight: 'control',
      my: '-2.5',
      // Where the message is narrow it stands under the words, and begins where they do.
      ml: { base: '-2', sm: 'auto', lg: '-2' },
      px: '2',
      borderRadius: 'control',
      fontWeight: 'semibold',
      textDecoration: 'underline',
      textUnderlineOffset: '0.18em',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      '--focus': 'currentColor',
    },
  },
  { defaultProps: { type: 'button' } },
);

/** The yellow line along the foot of the message, shorter by the second. */
const Line = chakra(
  'span',
  {
    base: {
      position: 'absolute',
      insetInline: '0',
      bottom: '0',
      height: '3px',
      bg: 'signal.solid',
      borderBottomRadius: 'card',
      transformOrigin: 'left',
      transition: { base: 'transform 1s linear', _motionReduce: 'none' },
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);

interface UndoToastProps {
  orderId: string;
  name: string;
}

/** "This product is shipped!" and the way back, until its clock has run down. */
function UndoToast({ orderId, name }: UndoToastProps) {
  const seconds = useUndoSeconds(orderId);
  const { undo, undoing } = useUndoShipping(orderId);

  useEffect(
    function goWithTheClock() {
      if (seconds === 0) notify.dismiss(undoToastId(orderId));
    },
    [seconds, orderId],
  );

  return (
    <Words {...useHoldUndoClock(orderId)}>
      <span className="what">
        <span>This product is shipped!</span>
        <span className="name">{name}</span>
      </span>
      <Undo
        aria-disabled={undoing || undefined}
        onClick={() => {
          if (!undoing) void undo();
        }}
      >
        <UndoWords seconds={seconds} name={name} />
      </Undo>
      <Line style={{ transform: `scaleX(${seconds / allSeconds})` }} />
    </Words>
  );
}

/** The toast of one order: shipped again, it is the same one. */
const undoToastId = (orderId: string) => `shipped-${orderId}`;

let offeredFor: string | undefined;

/** Says that an order is shipped and offers the way back. Of several the last: the rows of the others have their own. */
export function offerUndo(order: UndoToastProps): void {
  if (offeredFor !== undefined && offeredFor !== order.orderId) notify.dismiss(undoToastId(offeredFor));
  offeredFor = order.orderId;
  notify.offer(undoToastId(order.orderId), <UndoToast {...order} />);
}
