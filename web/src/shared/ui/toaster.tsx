import { chakra } from '#shared/ui/chakra';
import Check from 'virtual:lucide/check';
import CircleAlert from 'virtual:lucide/circle-alert';
import X from 'virtual:lucide/x';
import { useEffect, useRef } from 'react';
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless';
import { noteGone, takeCarried } from './carried-messages';
import { notify } from './toast';
import { useToastClock } from './use-toast-clock';

const atMost = 3;

/**
 * Where nothing is pressed: above a bar at the foot of small screens, on the left of wide ones, as wide as the dashboard's
 * sidebar. Forms, and what rows of tables are for, stand on the right there.
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
 * Where messages of `notify` appear; stands once per page, below menus, drawers and modals. The three newest show;
 * pointing at them stops their clock.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  const clock = useToastClock(handlers);
  const visible = toasts.filter((candidate) => candidate.visible);
  const stack = useRef<HTMLDivElement>(null);
  const newest = visible[0]?.id;

  useEffect(function sayWhatTheDocumentBeforeSaid() {
    for (const { isError, message } of takeCarried()) notify[isError ? 'error' : 'success'](message);
  }, []);

  useEffect(
    function uncoverWhatHasFocus() {
      const focused = document.activeElement;
      if (newest === undefined || !stack.current || !focused || stack.current.contains(focused)) return;
      const [place, control] = [stack.current.getBoundingClientRect(), focused.getBoundingClientRect()];
      const isCovered =
        control.bottom > place.top && control.top < place.bottom && control.left < place.right;
      if (isCovered && focused.matches('input, textarea, select, button, a')) {
        window.scrollBy(0, control.bottom - place.top + 16);
      }
    },
    [newest],
  );

  useEffect(
    function dropTheOldest() {
      for (const { id } of visible.slice(atMost)) toast.dismiss(id);
    },
    [visible],
  );

  useEffect(
    function noteThoseThatWent() {
      for (const { id, dismissed } of toasts) if (dismissed) noteGone(id);
    },
    [toasts],
  );

  return (
    <Stack ref={stack} {...clock.handlers}>
      {visible.slice(0, atMost).map((item) => (
        <Message key={item.id} kind={item.type === 'error' ? 'error' : 'success'} {...item.ariaProps}>
          {item.type === 'error' ? <CircleAlert size={20} /> : <Check size={20} />}
          <chakra.span flex="1" minWidth="0">
            {resolveValue(item.message, item)}
          </chakra.span>
          <Dismiss
            aria-label="Dismiss"
            onClick={() => {
              toast.dismiss(item.id);
              clock.letGo();
            }}
          >
            <X size={16} />
          </Dismiss>
        </Message>
      ))}
    </Stack>
  );
}
