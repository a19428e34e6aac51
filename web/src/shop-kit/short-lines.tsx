import { chakra } from '#shared/ui/chakra';
import { panel } from '#shared/ui/panel';
import { formatMoney } from '#shared/format/money';
import type { ReactNode } from 'react';
import type { CategoryId } from './categories';
import { Former } from './change-line';
import { PartPicture } from './part-picture';

/** Parts in short, one below the other: a panel of its own, or bare within one. */
export const ShortLines = chakra('ul', {
  base: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
      columnGap: '3.5',
      rowGap: '0.5',
      alignItems: 'center',
      py: '3',
      pl: '3',
      pr: '4',
      lineHeight: '1.35',
    },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border.muted' },
    // As wide as the text and the amount, under them.
    '& > li > :nth-child(n + 4)': { gridColumn: '2 / -1' },
  },
  variants: {
    bare: {
      false: {
        ...panel,
        overflow: 'hidden',
      },
      true: { '& > li': { pl: '0', pr: '0', gridTemplateColumns: '2.75rem minmax(0, 1fr) auto' } },
    },
  },
  defaultVariants: { bare: false },
});

interface ShortLineProps {
  /** Null once it is no longer sold. */
  part: { image: string | null; category: CategoryId | null } | null;
  name: string;
  /** Shown under the name: number, quantity and price. */
  facts: string;
  /** Total of the line, as the API sends money. */
  amount: string;
  /** Previous total, if that changed. */
  formerAmount?: string | undefined;
  /** Whether the line is not counted: pale, its amount struck through. */
  out?: boolean;
  /** Something was refused here. */
  marked?: boolean;
  /** Notes about the line. */
  children?: ReactNode;
}

/** One part: picture, name, total, and its notes. */
export function ShortLine(props: ShortLineProps) {
  const { part, name, facts, amount, formerAmount, out = false, marked = false, children } = props;
  const isFormer = out || formerAmount !== undefined;
  return (
    <chakra.li boxShadow={marked ? 'inset 3px 0 {colors.border.error}' : undefined}>
      <PartPicture image={part?.image ?? null} category={part?.category ?? null} sizes="56px" faded={out} />
      <chakra.span minWidth="0" overflowWrap="anywhere" color={out ? 'fg.subtle' : undefined}>
        <b>{name}</b>
        <chakra.span display="block" fontSize="sm" color="fg.muted" textStyle="number">
          {facts}
        </chakra.span>
      </chakra.span>
      <chakra.span textAlign="end" textStyle="number" fontWeight="semibold" whiteSpace="nowrap">
        {isFormer && (
          <Former display="block" fontSize="sm">
            {formatMoney(formerAmount ?? amount)}
          </Former>
        )}
        {!out && formatMoney(amount)}
      </chakra.span>
      {children}
    </chakra.li>
  );
}
