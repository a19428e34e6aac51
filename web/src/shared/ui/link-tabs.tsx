import { chakra } from '#shared/ui/chakra';
import { Link } from 'react-router-dom';

const Strip = chakra('nav', {
  base: {
    display: 'inline-flex',
    maxWidth: 'full',
    overflowX: 'auto',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
    bg: 'bg.panel',
    scrollbarWidth: 'none',
  },
});

const Tab = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: { base: '1.5', sm: '2' },
    minHeight: '2.625rem',
    px: { base: '2', sm: '3' },
    fontWeight: 'semibold',
    fontSize: { base: 'plate', sm: 'sm' },
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    '& + &': { borderLeftWidth: '1px', borderColor: 'border' },
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-4px' },
    '&[aria-current]': {
      bg: 'fg',
      color: 'bg.panel',
      _hover: { bg: 'fg' },
      _focusVisible: { outlineColor: 'bg.panel' },
    },
  },
});

interface LinkTab {
  label: string;
  to: string;
  /** Count of the tab; left out while unknown. */
  count?: number;
  current: boolean;
}

/** A few views of the same list side by side, each with a URL of its own. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <Strip aria-label={label}>
      {tabs.map(({ label: name, to, count, current }) => (
        <Tab key={name} to={to} aria-current={current ? 'page' : undefined}>
          {name}
          {count !== undefined && (
            <chakra.span fontWeight="normal" textStyle="number">
              {count}
            </chakra.span>
          )}
        </Tab>
      ))}
    </Strip>
  );
}
