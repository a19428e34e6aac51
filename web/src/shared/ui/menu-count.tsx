import { chakra } from '#shared/ui/chakra';

/** Number of open items behind a menu entry, at the end of its row. */
export const MenuCount = chakra('span', {
  base: {
    ml: 'auto',
    px: '2',
    borderRadius: 'mark',
    bg: 'bg.emphasized',
    fontSize: 'sm',
    textStyle: 'number',
  },
});

interface WaitingCountProps {
  count: number | undefined;
  /** What is to be done with them, for screen readers: "to be shipped". */
  label: string;
}

/** A count of waiting items; nothing if there are none, or while it is loading. */
export function WaitingCount({ count = 0, label }: WaitingCountProps) {
  if (count === 0) return null;
  return (
    <MenuCount>
      {count}
      <chakra.span srOnly> {label}</chakra.span>
    </MenuCount>
  );
}
