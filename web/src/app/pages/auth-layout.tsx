import { chakra } from '#shared/ui/chakra';
import type { ReactNode } from 'react';

const Page = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    width: 'full',
    maxW: '59rem',
    mx: 'auto',
    px: '4',
    pt: { base: '8', lg: '16' },
    pb: '16',
    gridTemplateColumns: { lg: 'minmax(0, 1fr) 27.5rem' },
    columnGap: { lg: '16' },
    alignItems: 'start',
  },
});

/** Title and reasons on the left, panel on the right; stacked where there is no room. */
export function AuthLayout({ intro, panel }: { intro: ReactNode; panel: ReactNode }) {
  return (
    <Page>
      <chakra.div
        display="grid"
        gap="5"
        width="full"
        maxW={{ base: 'form', lg: 'none' }}
        mx={{ base: 'auto', lg: '0' }}
      >
        {intro}
      </chakra.div>
      <chakra.div width="full" maxW="form" mx="auto">
        {panel}
      </chakra.div>
    </Page>
  );
}
