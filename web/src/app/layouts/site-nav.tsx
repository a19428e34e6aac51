import { chakra } from '#shared/ui/chakra';
import { Link, useLocation } from 'react-router-dom';
import { useSessionState } from '#shared/session/session-context';
import { Button } from '#shared/ui/button';
import { ButtonLink } from '#shared/ui/button-link';
import { paths } from '#shop-kit/paths';
import { dashboardNav, everyonesNav, type NavItem } from './nav-items';
import { useLogout } from './use-logout';

const Bar = chakra('nav', {
  base: {
    display: { base: 'none', lg: 'flex' },
    // Without JavaScript no menu opens: then the links themselves are shown on small screens, too.
    '@media (scripting: none)': {
      display: 'flex',
      flexWrap: 'wrap',
      order: { base: 5, lg: 0 },
      gridColumn: '1 / -1',
      width: { base: 'full', lg: 'auto' },
      mx: { base: '-3', lg: '0' },
    },
    alignItems: 'center',
    gap: '1',
    ml: 'auto',
    fontWeight: 'semibold',
    fontSize: 'base',
  },
});

const BarLink = chakra(Link, {
  base: {
    position: 'relative',
    py: '2.5',
    px: { lg: '2', '2xl': '3', lgDown: '3' },
    borderRadius: 'control',
    whiteSpace: 'nowrap',
    _hover: { bg: 'bg.muted' },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetX: '3',
      bottom: '0.5',
      height: '3px',
      bg: 'signal.solid',
      borderRadius: 'mark',
    },
  },
});

/**
 * The navigation of wide screens. While the user is still unknown, both variants are in the page and `data-when`
 * shows the right one (see `globalCss`); afterwards only one is.
 */
export function SiteNav() {
  const { status } = useSessionState();
  const { pathname } = useLocation();
  const logout = useLogout();
  const link = ({ label, to, isCurrent, wideOnly }: NavItem) => (
    <BarLink
      key={to}
      to={to}
      display={wideOnly && { lg: 'none', xl: 'inline' }}
      aria-current={isCurrent(pathname) ? 'page' : undefined}
    >
      {label}
    </BarLink>
  );
  const unsure = status === 'unknown';
  return (
    <Bar aria-label="Main">
      {everyonesNav.map(link)}
      {status !== 'visitor' && (
        <chakra.span display="contents" data-when={unsure ? 'signed-in' : undefined}>
          {link(dashboardNav)}
          <Button variant="outline" ml="2" onClick={() => void logout()}>
            Logout
          </Button>
        </chakra.span>
      )}
      {status !== 'signed-in' && (
        <chakra.span display="contents" data-when={unsure ? 'visitor' : undefined}>
          <ButtonLink to={paths.login.to()} ml={{ base: '3', lg: '2' }}>
            Login
          </ButtonLink>
        </chakra.span>
      )}
    </Bar>
  );
}
