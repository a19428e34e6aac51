import { Portal } from '@chakra-ui/react/portal';
import type { ReactNode } from 'react';
import { usePageMark } from '#shared/browser/use-page-mark';
import { AxleMark } from '#shared/ui/axle-mark';
import { chakra } from '#shared/ui/chakra';

/** One sheet, always black on white, whatever the theme; the next one begins on a page of its own. */
export const Sheet = chakra('article', {
  base: {
    // A grid counts no head that is repeated on the next page, and puts what follows over the table's end.
    display: 'flex',
    flexDirection: 'column',
    gap: '8',
    color: 'black',
    bg: 'white',
    fontSize: 'base',
    lineHeight: '1.4',
    overflowWrap: 'anywhere',
    textStyle: 'number',
    '&:not(:last-child)': { breakAfter: 'page' },
    '& h2': { fontSize: 'base', fontWeight: 'semibold' },
    '& table': { width: 'full', borderCollapse: 'collapse' },
    '& th, & td': { textAlign: 'start', verticalAlign: 'top', py: '2', pr: '4' },
    '& .figure': { textAlign: 'end', pr: '0', pl: '4', whiteSpace: 'nowrap' },
    '& th': { fontWeight: 'semibold' },
    '& thead tr, & tbody tr': { borderBottom: '1px solid' },
    '& tr': { breakInside: 'avoid' },
    '& .tick': { width: '1%' },
    '& [data-verdict]': { fontSize: 'base', '& > svg': { color: 'black', '--nut-ground': 'white' } },
  },
});

/** The head of a printed page: the shop on the left, title and number on the right. */
export function SheetHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.div display="flex" justifyContent="space-between" gap="6">
      <chakra.p
        display="flex"
        gap="2.5"
        alignItems="center"
        fontFamily="heading"
        fontWeight="heavy"
        fontSize="2xl"
        letterSpacing="-0.03em"
      >
        <AxleMark lit width="2.5rem" height="1.5rem" />
        Axle
      </chakra.p>
      <chakra.div textAlign="end">
        <chakra.p textStyle="price" fontSize="2xl">
          {title}
        </chakra.p>
        {children}
      </chakra.div>
    </chakra.div>
  );
}

/** Sheets that exist on paper only; global-css.ts hides everything else there. */
export function Paper({ children }: { children: ReactNode }) {
  usePageMark('hasPaper');
  return (
    <Portal>
      <chakra.div data-paper display="none" _print={{ display: 'block' }}>
        {children}
      </chakra.div>
    </Portal>
  );
}
