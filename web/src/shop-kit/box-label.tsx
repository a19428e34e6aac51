import { chakra } from '#shared/ui/chakra';
import type { ReactNode } from 'react';
import { AxleMark } from '#shared/ui/axle-mark';

const wide = '@container (min-width: 28rem)';

const Frame = chakra('section', {
  base: {
    containerType: 'inline-size',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'fg',
    borderRadius: 'card',
    overflow: 'hidden',
  },
});

const Head = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    bg: 'fg',
    color: 'bg.panel',
    py: '2',
    px: '4',
    fontWeight: 'semibold',
    minHeight: 'controlSm',
    [wide]: { px: '6' },
  },
});

const Body = chakra('div', {
  base: { p: '4', pt: '5', [wide]: { p: '6', pb: '5' } },
});

const Cells = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    borderTopWidth: '1px',
    borderColor: 'fg',
    [wide]: { gridTemplateColumns: 'minmax(max-content, 1.2fr) 1fr 1.15fr' },
  },
});

const Cell = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: '0.5',
    py: '3',
    px: '4',
    borderColor: 'border',
    borderLeftWidth: '1px',
    '&:nth-child(2)': { borderLeftWidth: '0' },
    '&:first-child': { gridColumn: '1 / -1', borderLeftWidth: '0', borderBottomWidth: '1px' },
    [wide]: {
      px: '5',
      '&:nth-child(2)': { borderLeftWidth: '1px' },
      '&:first-child': { gridColumn: 'auto', borderBottomWidth: '0', pl: '6' },
    },
    '& dt': { fontSize: 'sm', color: 'fg.muted' },
    '& dd': { textStyle: 'price', fontSize: '1.25rem' },
    '&:first-child dd': { fontSize: '3xl' },
    // A fourth fact is not a figure: it is on a line of its own.
    '&:nth-child(4)': {
      gridColumn: '1 / -1',
      flexDirection: 'row',
      justifyContent: 'flex-start',
      alignItems: 'baseline',
      gap: '3',
      py: '2',
      borderLeftWidth: '0',
      borderTopWidth: '1px',
      [wide]: { pl: '6' },
    },
    '&:nth-child(4) dd': {
      textStyle: 'number',
      fontFamily: 'body',
      fontWeight: 'semibold',
      fontSize: 'base',
    },
  },
});

const Actions = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    p: '4',
    borderTopWidth: '1px',
    borderColor: 'fg',
    [wide]: { px: '6' },
  },
});

interface BoxLabelProps {
  /** The brand, printed in the black head; empty when the part has none. */
  brand: string | null;
  /** Name, picture, stock: what the label is stuck on. */
  children: ReactNode;
  /** A ruled field of its own between name and cells, such as the verdict; it has its own upper line. */
  field?: ReactNode;
  /** The ruled cells; the first is the large one, a fourth is a line below. */
  cells: { term: string; value: ReactNode }[];
  /** Actions for the part, ruled off at the foot. */
  actions?: ReactNode;
}

/** The label of a part's box: black head, name, ruled cells. It adapts to the width that it is given. */
export function BoxLabel({ brand, children, field, cells, actions }: BoxLabelProps) {
  return (
    <Frame aria-label="Part label">
      <Head>
        <span>{brand ?? ''}</span>
        <AxleMark width="2.125rem" height="1.25rem" />
      </Head>
      <Body>{children}</Body>
      {field}
      <Cells>
        {cells.map(({ term, value }) => (
          <Cell key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </Cell>
        ))}
      </Cells>
      {actions && <Actions>{actions}</Actions>}
    </Frame>
  );
}
