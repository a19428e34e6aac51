import { chakra } from '#shared/ui/chakra';
import Check from 'virtual:lucide/check';
import CircleAlert from 'virtual:lucide/circle-alert';
import X from 'virtual:lucide/x';
import { useEffect, useRef } from 'react';
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless';
import { noteRemoved, takeCarried } from './carried-messages';
import { notify } from './toast';
import { useFreePlace } from './use-free-place';
import { useToastClock } from './use-toast-clock';

/** Maximum number of waiting messages. */
const atMost = 3;

/**
 * At the foot of the window: above a bar on small screens, on the left of wide ones, as wide as the dashboard's sidebar.
 * It moves up from there where it would cover a field or a primary action (`useFreePlace`).
 */
const Stack = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    bottom: { base: '4', md: '6' },
    'html:is([data-has-buy-bar], [data-has-order-bar]) &': {
      mdDown: { bottom: 'calc(5.25rem + env(safe-area-inset-bottom))' },
    },
    insetInline: { base: '4', md: 'auto' },
    left: { md: '4' },
    width: { md: '22rem', lg: 'calc({sizes.sidebar} - 2rem)' },
    display: 'grid',
    gap: '2',
    pointerEvents: 'none',
  },
});

const Message = chakra('div', {
  base: {
    display: 'flex',
    position: 'relative',
    alignItems: 'flex-start',
    gap: '3',
    py: '3',
    pl: '4',
    pr: '3',
    borderRadius: 'card',
    bg: 'bg.inverted',
    color: 'bg.panel',
    boxShadow: 'overlay',
    lineHeight: 'cell',
    pointerEvents: 'auto',
    animation: 'rise {durations.base} {easings.out}',
    '& > svg': { flex: 'none', mt: '0.5' },
  },
  variants: {
    kind: {
      success: { '& > svg': { color: 'fg.onInvertedSuccess' } },
      error: { '& > svg': { color: 'fg.onInvertedError' } },
    },
  },
});

const Dismiss = chakra(
  'button',
  {
    base: {
      display: 'grid',
      placeItems: 'center',
      boxSize: 'controlSm',
      my: '-1.5',
      ml: 'auto',
      flex: 'none',
      borderRadius: 'control',
      cursor: 'pointer',
      '--focus': 'currentColor',
    },
  },
  { defaultProps: { type: 'button' } },
);

/**
 * Where messages of `notify` appear; used once per page, below menus, drawers and modals. One shows at a time, the
 * newest; those before it follow while they last. Pointing at it stops their clock.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  const clock = useToastClock(handlers);
  const visible = toasts.filter((candidate) => candidate.visible);
  const stack = useRef<HTMLDivElement>(null);
  const newest = visible[0]?.id;

  useEffect(function showMessagesOfPreviousPage() {
    for (const { isError, message } of takeCarried()) notify[isError ? 'error' : 'success'](message);
  }, []);

  useFreePlace(stack, newest);

  useEffect(
    function dropTheOldest() {
      for (const { id } of visible.slice(atMost)) toast.dismiss(id);
    },
    [visible],
  );

  useEffect(
    function noteThoseThatWent() {
      for (const { id, dismissed } of toasts) if (dismissed) noteRemoved(id);
    },
    [toasts],
  );

  return (
    <Stack ref={stack} {...clock.handlers}>
      {visible.slice(0, 1).map((item) => (
        <Message key={item.id} kind={item.type === 'error' ? 'error' : 'success'} {...item.ariaProps}>
          {item.type === 'error' ? <CircleAlert size={20} /> : <Check size={20} />}
          <chakra.span flex="1" minWidth="0">
            {resolveValue(item.message, item)}
          </chakra.span>
          <Dismiss
            aria-label="Dismiss"
            onClick={() => {
              toast.dismiss(item.id);
              clock.release();
            }}
          >
            <X size={16} />
          </Dismiss>
        </Message>
      ))}
    </Stack>
  );
}
