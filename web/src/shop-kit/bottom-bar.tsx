import type { ComponentProps, RefObject } from 'react';
import { useOutOfSight } from '#shared/browser/use-out-of-sight';
import { usePageMark } from '#shared/browser/use-page-mark';
import { chakra } from '#shared/ui/chakra';

/** Keeps its place at the end of the page, so that nothing moves when it is shown or hidden. */
const Bar = chakra('div', {
  base: {
    display: { base: 'flex', md: 'none' },
    _print: { display: 'none' },
    flexWrap: 'wrap',
    position: 'sticky',
    bottom: '0',
    zIndex: 'sticky',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    borderColor: 'border',
    pt: '2.5',
    pb: 'calc(0.625rem + env(safe-area-inset-bottom))',
    px: '4',
    '&:not([data-buy-bar])': { visibility: 'hidden' },
  },
});

interface BottomBarProps extends ComponentProps<typeof Bar> {
  label: string;
  /** Element that it replaces while that is out of sight. */
  instead: RefObject<Element | null>;
}

/** On small screens: keeps the main action of a page in reach at the lower edge. */
export function BottomBar({ label, instead, ...props }: BottomBarProps) {
  const shown = useOutOfSight(instead);
  usePageMark('hasBuyBar', shown);
  return <Bar {...props} data-buy-bar={shown || undefined} role="group" aria-label={label} />;
}
