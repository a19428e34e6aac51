import { chakra } from '#shared/ui/chakra';
import ChevronDown from 'virtual:lucide/chevron-down';
import type { ReactNode } from 'react';

const Group = chakra('details', {
  base: {
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'border',
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  },
  variants: { first: { true: { borderTopWidth: '0', pt: '0' } } },
});

const GroupName = chakra('summary', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: '8',
    fontWeight: 'semibold',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
});

interface FilterGroupProps {
  name: string;
  /** Set if nothing is above it. */
  first?: boolean;
  children: ReactNode;
}

/** The choices of one kind, which fold away. */
export function FilterGroup({ name, first = false, children }: FilterGroupProps) {
  return (
    <Group open first={first}>
      <GroupName>
        {name}
        <ChevronDown size={16} />
      </GroupName>
      <fieldset>
        <chakra.legend srOnly>{name}</chakra.legend>
        {children}
      </fieldset>
    </Group>
  );
}
