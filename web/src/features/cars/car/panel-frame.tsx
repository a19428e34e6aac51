import { chakra } from '#shared/ui/chakra';
import X from 'virtual:lucide/x';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useMediaQuery } from '#shared/browser/use-media-query';
import { Button } from '#shared/ui/button';
import { panel } from '#shared/ui/panel';
import { Sheet } from '#shared/ui/sheet';

interface PanelFrameProps {
  title: string;
  /** Two columns, `PanelMain` and `PanelSide`, as wide as the page allows; else one. */
  wide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

const Popover = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: 'header',
    ...panel,
    boxShadow: 'overlay',
    overflow: 'auto',
    maxHeight: 'calc(100dvh - 6rem)',
    animation: 'appear {durations.fast} both',
  },
  variants: {
    wide: {
      true: { top: 'calc(100% + 0.5rem)', right: '8', width: '45rem' },
      // From the control, which is in the middle of the header.
      false: { top: 'calc(100% + 1.375rem)', left: '0', width: '29rem' },
    },
  },
});

const Head = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '2',
    py: '1.5',
    pl: '5',
    pr: '1.5',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
});

/** Same padding as the header above it: a sheet's, or the popover's. */
const panelSide = { base: '4', lg: '5' };

/** Purpose of a panel. */
export const PanelMain = chakra('div', {
  base: { display: 'grid', gap: '4', alignContent: 'start', pt: '4', px: panelSide, pb: '4', minWidth: '0' },
});

/** Other ways to the same end. */
export const PanelSide = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    alignContent: 'start',
    pt: '4',
    px: panelSide,
    pb: '4',
    minWidth: '0',
    bg: 'bg.subtle',
    borderTopWidth: { base: '1px', lg: '0' },
    borderLeftWidth: { lg: '1px' },
    borderColor: 'border',
  },
});

/** A popover under the header from 1024 px, which leaves the page in reach; below, a sheet. */
export function PanelFrame({ title, wide = false, onClose, children }: PanelFrameProps) {
  const hasRoom = useMediaQuery('(min-width: 64rem)');
  const content = wide ? children : <PanelMain>{children}</PanelMain>;
  if (hasRoom) {
    return (
      <PanelPopover title={title} wide={wide} onClose={onClose}>
        {content}
      </PanelPopover>
    );
  }
  return (
    <Sheet title={title} from="bottom" open onClose={onClose}>
      <chakra.div overflow="auto" minHeight="0">
        {content}
      </chakra.div>
    </Sheet>
  );
}

function PanelPopover({ title, wide, onClose, children }: Required<PanelFrameProps>) {
  const popover = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(onClose);

  useEffect(function closeOnPressOutside() {
    // The control in the header closes the panel itself.
    const place = popover.current?.closest('[data-car-place]');
    function pressed({ target }: PointerEvent) {
      if (target instanceof Node && !place?.contains(target)) leave();
    }
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, []);

  useEffect(
    function takeFocus() {
      const inside = popover.current;
      if (inside && !inside.contains(document.activeElement)) inside.focus();
    },
    [title],
  );

  return (
    <Popover
      ref={popover}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      wide={wide}
      data-wide={wide || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <Head>
        <chakra.h2 textStyle="h3" fontSize="base">
          {title}
        </chakra.h2>
        <Button variant="ghost" shape="icon" aria-label="Close" onClick={onClose}>
          <X size={20} />
        </Button>
      </Head>
      {children}
    </Popover>
  );
}
