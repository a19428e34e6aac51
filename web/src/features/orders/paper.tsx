import { Portal } from '@chakra-ui/react/portal';
import type { ReactNode } from 'react';
import { usePageMark } from '#shared/browser/use-page-mark';
import { AxleMark } from '#shared/ui/axle-mark';
import { chakra } from '#shared/ui/chakra';

/** Always black on white, whatever the theme; on paper only (global-css.ts leaves out everything beside it there). */
const Sheet = chakra('article', {
  base: {
    display: 'none',
    _print: { display: 'grid' },
    gap: '8',
    color: 'black',
    bg: 'white',
    fontSize: 'base',
    lineHeight: '1.4',
    overflowWrap: 'anywhere',
    textStyle: 'number',
    '& h2': { fontSize: 'base', fontWeight: 'semibold' },
    '& table': { width: 'full', borderCollapse: 'collapse' },
    '& th, & td': { textAlign: 'start', verticalAlign: 'top', py: '2', pr: '4' },
    '& .figure': { textAlign: 'end', pr: '0', pl: '4', whiteSpace: 'nowrap' },
    '& th': { fontWeight: 'semibold' },
    '& thead tr, & tbody tr': { borderBottom: '1px solid' },
    '& [data-verdict]': { fontSize: 'base', '& > svg': { color: 'black', '--nut-ground': 'white' } },
  },
});

interface PaperProps {
  /** What the sheet is: its name, and its title. */
  title: string;
  /** What stands under the title. */
  head: ReactNode;
  children: ReactNode;
}

/** One sheet of paper: while it is there, printing the page prints it and nothing else. */
export function Paper({ title, head, children }: PaperProps) {
  usePageMark('hasReceipt');
  return (
    <Portal>
      <Sheet data-receipt aria-label={title}>
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
            {head}
          </chakra.div>
        </chakra.div>
        {children}
      </Sheet>
    </Portal>
  );
}
