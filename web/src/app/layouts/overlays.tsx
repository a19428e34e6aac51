import { createContext, use, useState, type ReactNode } from 'react';
import { loadedLater } from '#shared/ui/loaded-later';

type Overlay = 'menu' | 'drawer';

/** Opens the mobile menu or the dashboard's drawer over whatever page is shown. */
const OpenOverlay = createContext<(overlay: Overlay) => void>(() => undefined);
const OpenedOverlay = createContext<Overlay | null>(null);

/** Opens one of the overlays; whatever was open closes. */
export const useOpenOverlay = () => use(OpenOverlay);
/** Which overlay is open, for `aria-expanded`. */
export const useOpenedOverlay = () => use(OpenedOverlay);

// Nobody who does not open one downloads them.
const MobileMenu = loadedLater(async () => (await import('./mobile-menu')).MobileMenu);
const DashboardDrawer = loadedLater(async () => (await import('./dashboard-drawer')).DashboardDrawer);

/** Holds what lies over the page: one at a time, loaded when first opened. */
export function Overlays({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Overlay | null>(null);
  const [seen, setSeen] = useState<readonly Overlay[]>([]);

  function open(overlay: Overlay) {
    setSeen((before) => (before.includes(overlay) ? before : [...before, overlay]));
    setOpened(overlay);
  }
  /** The menu may say that it has closed when the drawer is open already: each closes itself only. */
  const closer = (overlay: Overlay) => () => {
    setOpened((current) => (current === overlay ? null : current));
  };

  return (
    <OpenOverlay value={open}>
      <OpenedOverlay value={opened}>
        {children}
        {seen.includes('menu') && (
          <MobileMenu open={opened === 'menu'} onClose={closer('menu')} onOpenDrawer={() => open('drawer')} />
        )}
        {seen.includes('drawer') && <DashboardDrawer open={opened === 'drawer'} onClose={closer('drawer')} />}
      </OpenedOverlay>
    </OpenOverlay>
  );
}
