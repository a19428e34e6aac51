import Check from 'virtual:lucide/check';
import { useRef, useState } from 'react';
import { counted } from '#shared/format/count';
import { ErrorText } from '#shared/forms/field-frame';
import { formatMoney } from '#shared/format/money';
import { Button } from '#shared/ui/button';
import { ButtonLink } from '#shared/ui/button-link';
import { chakra } from '#shared/ui/chakra';
import { Panel } from '#shared/ui/panel';
import { LinkButton, OutsideLink } from '#shared/ui/text-link';
import { BottomBar } from '#shop-kit/bottom-bar';
import { fullCart } from '#shop-kit/cart/add-to-cart';
import { addToCart, useCart } from '#shop-kit/cart/cart-store';
import { useGoToCart } from '#shop-kit/cart/use-go-to-cart';
import { paths } from '#shop-kit/paths';
import { Price } from '#shop-kit/price';
import { SumLine } from '#shop-kit/sum-line';
import { units } from '#shop-kit/units';
import { allFit, someFit } from './fit-labels';
import { slotId } from './job-slot';
import type { ChosenSlot, JobChoice } from './use-job-choice';

const Lines = chakra('ul', {
  base: {
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '4',
      py: '0.3125rem',
      lineHeight: '1.35',
    },
    '& b': { fontWeight: 'semibold', textStyle: 'number' },
  },
});

interface JobSummaryProps {
  choice: JobChoice;
  /** The choice is from before another answer: it is neither promised nor sold. */
  isPending: boolean;
  onRetry: (() => void) | undefined;
}

/** Selected parts of a job and their total: one click puts all of them into the cart. */
export function JobSummary({ choice, isPending, onRetry }: JobSummaryProps) {
  const { chosen, taken, total } = choice;
  const place = useRef<HTMLDivElement>(null);
  const { quantityOf } = useCart();
  const [isFull, setIsFull] = useState(false);
  const parts = counted(taken.length, 'part');
  const pieces = `${parts}, ${units(taken.reduce((all, { quantity }) => all + quantity, 0))}`;
  const isInCart = taken.length > 0 && taken.every(({ part, quantity }) => quantityOf(part.id) >= quantity);
  const waiting = chosen.filter(
    ({ slot, waits, isTaken }) =>
      waits || (slot.state === 'WAITS_FOR_ANSWER' && slot.needsEngine && !isTaken),
  );

  function add() {
    const lines = taken.map(({ part, quantity }) => ({ partId: part.id, quantity, seenPrice: part.price }));
    setIsFull(!addToCart(lines));
  }

  const press = { isInCart, disabled: isPending || taken.length === 0, onAdd: add };
  const opacity = isPending ? 0.4 : undefined;
  return (
    <>
      <Panel
        aria-labelledby="job-summary"
        position={{ lg: 'sticky' }}
        top="5.75rem"
        display="grid"
        gap="3.5"
        p={{ base: '4', md: '5' }}
      >
        <chakra.h2 id="job-summary" textStyle="h3" opacity={opacity}>
          {pieces}
        </chakra.h2>
        <Lines opacity={opacity}>
          {chosen.map((one) => (
            <SummaryLine key={one.slot.type} chosen={one} />
          ))}
        </Lines>
        <SumLine opacity={opacity}>
          <b>Total</b>
          <Price amount={total} fontSize="1.75rem" />
        </SumLine>
        <div ref={place}>
          <AddAll {...press} size="lg" labels={{ add: `Add ${parts} to cart`, done: `${parts} in cart` }} />
        </div>
        {isFull && <ErrorText role="alert">{fullCart}</ErrorText>}
        <chakra.p fontSize="sm" color="fg.muted" role="status">
          {isPending ? (
            <LookingUp onRetry={onRetry} />
          ) : (
            <>
              {taken.length > 0 && fitSentence(taken)}{' '}
              {isInCart ? (
                <StillWaiting waiting={waiting} />
              ) : (
                taken.length > 0 && 'Uncheck anything you already have.'
              )}
            </>
          )}
        </chakra.p>
        <noscript>
          <p>Adding items requires JavaScript.</p>
        </noscript>
      </Panel>
      <BottomBar label="Add to the cart" instead={place}>
        <chakra.span opacity={opacity}>
          <Price amount={total} fontSize="1.25rem" display="block" />
          <chakra.span fontSize="sm" color="fg.muted">
            {pieces}
          </chakra.span>
        </chakra.span>
        <AddAll {...press} labels={{ add: 'Add to cart', done: 'In cart' }} />
      </BottomBar>
    </>
  );
}

/** Shown instead of the fit while it is loading or failed to load. */
function LookingUp({ onRetry }: Pick<JobSummaryProps, 'onRetry'>) {
  if (!onRetry) return 'Checking fit…';
  return (
    <>
      We couldn't check what fits. <LinkButton onClick={onRetry}>Check again</LinkButton>
    </>
  );
}

function fitSentence(taken: JobChoice['taken']): string {
  const fitting = taken.filter(({ fitment }) => fitment.verdict === 'FITS').length;
  const all = fitting === 1 ? 'It fits' : allFit(fitting);
  return fitting === taken.length ? `${all}.` : `${someFit(fitting, taken.length)}.`;
}

function SummaryLine({ chosen: { slot, shown, isTaken, lack } }: { chosen: ChosenSlot }) {
  if (isTaken && shown) {
    return (
      <li>
        <span>{slot.title}</span>
        <b>{formatMoney(shown.total)}</b>
      </li>
    );
  }
  if (lack === null) return null;
  return (
    <chakra.li color="fg.subtle">
      <span>{slot.title}</span>
      <span>{lack}</span>
    </chakra.li>
  );
}

/** Parts that are not in the cart because a question about them is open. */
function StillWaiting({ waiting }: { waiting: readonly ChosenSlot[] }) {
  if (waiting.length === 0) return null;
  const slots = waiting.length === 1 ? 'One part needs an answer' : `${waiting.length} parts need an answer`;
  return (
    <>
      {slots} first:{' '}
      {waiting.map(({ slot }, place) => (
        <span key={slot.type}>
          {place > 0 && ', '}
          <OutsideLink href={`#${slotId(slot)}`}>{slot.title}</OutsideLink>
        </span>
      ))}
    </>
  );
}

interface AddAllProps {
  /** The labels of the button, and of the link that replaces it. */
  labels: { add: string; done: string };
  isInCart: boolean;
  disabled: boolean;
  size?: 'lg';
  onAdd: () => void;
}

/** Adds all parts to the cart; then it becomes the link to the cart, which takes focus. */
function AddAll({ labels, isInCart, disabled, size, onAdd }: AddAllProps) {
  const { press, link } = useGoToCart();
  const shape = size ? 'full' : 'text';
  if (isInCart) {
    return (
      <ButtonLink
        {...link}
        variant="outline"
        size={size}
        shape={shape}
        bg="petrol.subtle"
        borderColor="petrol.border"
        to={paths.cart.to()}
      >
        <Check size={20} />
        {labels.done}
      </ButtonLink>
    );
  }
  return (
    <Button
      size={size}
      shape={shape}
      disabled={disabled}
      onClick={() => {
        press();
        onAdd();
      }}
      css={{ '@media (scripting: none)': { display: 'none' } }}
    >
      {labels.add}
    </Button>
  );
}
