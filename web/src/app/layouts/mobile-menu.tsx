import { chakra } from '#shared/ui/chakra';
import Menu from 'virtual:lucide/menu';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSessionState } from '#shared/session/session-context';
import { Sheet } from '#shared/ui/sheet';
import { paths } from '#shop-kit/paths';
import { MenuButton, MenuLink } from './menu-row';
import { MenuCategories } from './menu-categories';
import { dashboardNav, everyonesNav } from './nav-items';
import { useLogout } from './use-logout';

interface MobileMenuProps {
  open: boolean;
  onClose: () => void;
  onOpenDrawer: () => void;
}

/**
 * The same links as the wide navigation, as a sheet from the top, Open Drawer for signed-in users, and the categories.
 */
export function MobileMenu({ open, onClose, onOpenDrawer }: MobileMenuProps) {
  const { status } = useSessionState();
  const { pathname } = useLocation();
  const logout = useLogout();
  const wantsDrawer = useRef(false);
  const isSignedIn = status === 'signed-in';
  const items = isSignedIn ? [...everyonesNav, dashboardNav] : everyonesNav;
  // One after the other: a menu that leaves takes focus back, and a drawer that loses focus closes.
  function handleExit() {
    if (wantsDrawer.current) onOpenDrawer();
    wantsDrawer.current = false;
  }

  return (
    <Sheet title="Menu" from="top" open={open} onClose={onClose} onExitComplete={handleExit}>
      <chakra.nav aria-label="Menu" p="2" display="grid">
        {items.map(({ label, to, isCurrent }) => (
          <MenuLink
            key={to}
            to={to}
            aria-current={isCurrent(pathname) ? 'page' : undefined}
            onClick={onClose}
          >
            {label}
          </MenuLink>
        ))}
        {isSignedIn ? (
          <>
            <MenuButton
              onClick={() => {
                wantsDrawer.current = true;
                onClose();
              }}
            >
              <Menu size={20} />
              Open Drawer
            </MenuButton>
            <MenuButton
              onClick={() => {
                onClose();
                void logout();
              }}
            >
              Logout
            </MenuButton>
          </>
        ) : (
          <MenuLink
            to={paths.login.to()}
            aria-current={pathname === paths.login.path ? 'page' : undefined}
            onClick={onClose}
          >
            Login
          </MenuLink>
        )}
      </chakra.nav>
      <MenuCategories onChoose={onClose} />
    </Sheet>
  );
}
