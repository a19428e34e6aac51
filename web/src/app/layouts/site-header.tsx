import { chakra } from '#shared/ui/chakra';
import { Menu } from 'lucide-react';
import { Button } from '#shared/ui/button';
import { Wrap } from '#shared/ui/wrap';
import { Logo } from '#shop-kit/logo';
import { useOpenedOverlay, useOpenOverlay } from './overlays';
import { SiteNav } from './site-nav';
import { SiteSearch } from './site-search';

const Ground = chakra('header', {
  base: {
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    borderColor: 'border',
    position: { lg: 'sticky' },
    top: '0',
    zIndex: 'header',
  },
});

/** Logo, search and navigation; below 1024 px the menu button takes the navigation's place. */
export function SiteHeader({ search }: { search: boolean }) {
  const open = useOpenOverlay();
  const opened = useOpenedOverlay();
  return (
    <Ground>
      <Wrap
        display="flex"
        alignItems="center"
        flexWrap={{ base: 'wrap', lg: 'nowrap' }}
        justifyContent="space-between"
        columnGap={{ base: '3', lg: '6' }}
        rowGap="2"
        py={{ base: '2', lg: '0' }}
        minHeight={{ base: 'headerSm', lg: 'header' }}
      >
        <Logo />
        {search && <SiteSearch />}
        <SiteNav />
        <Button
          variant="outline"
          display={{ lg: 'none' }}
          css={{ '@media (scripting: none)': { display: 'none' } }}
          icon={<Menu size={20} strokeWidth={1.75} aria-hidden />}
          aria-haspopup="dialog"
          aria-expanded={opened === 'menu'}
          onClick={() => {
            open('menu');
          }}
        >
          Menu
        </Button>
      </Wrap>
    </Ground>
  );
}
