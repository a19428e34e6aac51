import { chakra } from '#shared/ui/chakra';
import { useEffect } from 'react';
import { notify } from '#shared/ui/toast';
import { countOfOrders } from '#shop-kit/units';
import { clockOf, useUndoSeconds } from './undo-clocks';
import { UndoMessage } from './undo-message';
import { useHoldUndoClock } from './use-hold-undo-clock';
import { useUndoShipping } from './use-undo-shipping';

const allSeconds = 10;

const ToastText = chakra('span', {
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
      // Where the message is narrow it is below the text, aligned with its start.
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

interface Shipment {
  /** The orders shipped by one click. */
  orderIds: readonly string[];
  /** "This product is shipped!" */
  text: string;
  /** The name of the shipped order. */
  name?: string;
}

/** A message with an undo button, until its clock has run down. */
function UndoToast({ orderIds, text, name }: Shipment) {
  const clock = clockOf(orderIds);
  const seconds = useUndoSeconds(clock);
  const { undo, undoing } = useUndoShipping(orderIds);

  useEffect(
    function goWithTheClock() {
      if (seconds === 0) notify.dismiss(toastOf(clock));
    },
    [seconds, clock],
  );

  return (
    <ToastText {...useHoldUndoClock(clock)}>
      <span className="what">
        <span>{text}</span>
        {name && <span className="name">{name}</span>}
      </span>
      <Undo
        aria-disabled={undoing || undefined}
        onClick={() => {
          if (!undoing) void undo();
        }}
      >
        <UndoMessage seconds={seconds} name={name ?? countOfOrders(orderIds.length)} />
      </Undo>
      <Line style={{ transform: `scaleX(${seconds / allSeconds})` }} />
    </ToastText>
  );
}

/** The id of a shipment's toast, the same if it is shipped again. */
const toastOf = (clock: string) => `shipped-${clock}`;

let offeredFor: string | undefined;

/**
 * Says that orders are shipped and offers the way back. Of several shipments the last: rows of orders have a way back of
 * their own.
 */
export function offerUndo(shipment: Shipment): void {
  const clock = clockOf(shipment.orderIds);
  if (offeredFor !== undefined && offeredFor !== clock) notify.dismiss(toastOf(offeredFor));
  offeredFor = clock;
  notify.offer(toastOf(clock), <UndoToast {...shipment} />);
}
