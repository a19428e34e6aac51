import { createContext, use, useState, type ReactNode } from 'react';
import { openedLater } from '#shared/ui/loaded-later';

type Overlay = 'menu' | 'drawer';

/** Opens the mobile menu or the dashboard's drawer over whatever page is shown. */
const OpenOverlay = createContext<(overlay: Overlay) => void>(() => undefined);
const OpenedOverlay = createContext<Overlay | null>(null);

/** Opens one of the overlays; whatever was open closes. */
export const useOpenOverlay = () => use(OpenOverlay);
/** Which overlay is open, for `aria-expanded`. */
export const useOpenedOverlay = () => use(OpenedOverlay);

// Downloaded only when one is opened.
const MobileMenu = openedLater(async () => (await import('./mobile-menu')).MobileMenu);
const DashboardDrawer = openedLater(async () => (await import('./dashboard-drawer')).DashboardDrawer);

/** Holds what lies over the page: one at a time, loaded when first opened. */
export function Overlays({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Overlay | null>(null);

  /** The menu may say that it has closed when the drawer is open already: each closes itself only. */
  const closer = (overlay: Overlay) => () => setOpened((current) => (current === overlay ? null : current));

  return (
    <OpenOverlay value={setOpened}>
      <OpenedOverlay value={opened}>
        {children}
        <MobileMenu
          open={opened === 'menu'}
          onClose={closer('menu')}
          onOpenDrawer={() => setOpened('drawer')}
        />
        <DashboardDrawer open={opened === 'drawer'} onClose={closer('drawer')} />
      </OpenedOverlay>
    </OpenOverlay>
  );
}
