import { chakra } from '#shared/ui/chakra';
import Menu from 'virtual:lucide/menu';
import { Button } from '#shared/ui/button';
import { Wrap } from '#shared/ui/wrap';
import { Logo } from '#shop-kit/logo';
import { useRouteHandle } from '../route-handle';
import { CarControl } from './car-control';
import { CartButton } from './cart-button';
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

/** Between phones and wide screens the car is next to the search, in a line of their own. */
const besideTheSearch = {
  '@media (min-width: 40rem) and (max-width: 63.99rem)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) auto',
    '& > [data-cart-place]': { gridRow: '1', gridColumn: '2', justifySelf: 'end' },
    '& > button': { gridRow: '1', gridColumn: '3' },
    '& > [data-car-place]': { gridColumn: '2 / 4' },
  },
};

/** On the narrowest phones there is no room for the word next to logo and cart. */
const besideACart = { '@media (max-width: 22.49rem)': { srOnly: true } };

/** Logo, search, car, navigation and cart; below 1024 px the menu button replaces the navigation. */
export function SiteHeader({ search }: { search: boolean }) {
  const open = useOpenOverlay();
  const opened = useOpenedOverlay();
  const isPaying = useRouteHandle('provider') === 'payment';
  return (
    <Ground>
      <Wrap
        display="flex"
        css={search ? besideTheSearch : undefined}
        alignItems="center"
        flexWrap={{ base: 'wrap', lg: 'nowrap' }}
        justifyContent="space-between"
        columnGap={{ base: '3', lg: '4' }}
        rowGap="2"
        py={{ base: '2', lg: '0' }}
        position="relative"
        minHeight={{ base: 'headerSm', lg: 'header' }}
      >
        <Logo />
        {search && <SiteSearch />}
        {search && <CarControl />}
        <SiteNav />
        {!isPaying && <CartButton />}
        <Button
          variant="outline"
          display={{ lg: 'none' }}
          justifySelf="end"
          css={{ '@media (scripting: none)': { display: 'none' } }}
          icon={<Menu size={20} />}
          aria-haspopup="dialog"
          aria-expanded={opened === 'menu'}
          onClick={() => open('menu')}
        >
          <chakra.span css={besideACart}>Menu</chakra.span>
        </Button>
      </Wrap>
    </Ground>
  );
}
