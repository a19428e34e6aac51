import { chakra } from '#shared/ui/chakra';
import { useLocation } from 'react-router-dom';
import { useUser } from '#shared/session/session-context';
import { Avatar } from '#shared/ui/avatar';
import { paths } from '#shop-kit/paths';
import { MenuLink } from './menu-row';
import { sidebarItems } from './sidebar-items';

const roleNames = { CUSTOMER: 'Customer', ADMIN: 'Admin' };

/** A room stays the current one on the pages inside it; My Profile, at the dashboard's own address, has none. */
const isIn = (room: string, pathname: string) =>
  pathname === room || (room !== paths.dashboard.to() && pathname.startsWith(`${room}/`));

/** The signed-in user, and the pages that their role may open. */
export function DashboardSidebar({ onChoose }: { onChoose?: () => void }) {
  const user = useUser();
  const { pathname } = useLocation();
  if (!user) return null;
  const name = user.name ?? user.email;
  return (
    <>
      <chakra.div display="flex" gap="3" alignItems="center" px="3" pb="5" lineHeight="1.25" minWidth="0">
        <Avatar name={name} />
        <chakra.span minWidth="0">
          <chakra.b display="block" truncate>
            {name}
          </chakra.b>
          <chakra.span color="fg.subtle" fontSize="sm">
            {roleNames[user.role]}
          </chakra.span>
        </chakra.span>
      </chakra.div>
      <chakra.nav aria-label="Dashboard" display="grid">
        {sidebarItems[user.role].map(({ label, to, icon: Icon, Count }) => (
          <MenuLink
            key={to}
            to={to}
            aria-current={isIn(to, pathname) ? 'page' : undefined}
            onClick={onChoose}
          >
            <Icon size={20} />
            {label}
            {Count && <Count />}
          </MenuLink>
        ))}
      </chakra.nav>
    </>
  );
}
