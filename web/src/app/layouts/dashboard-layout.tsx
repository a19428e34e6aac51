import { chakra } from '#shared/ui/chakra';
import Menu from 'virtual:lucide/menu';
import { Outlet } from 'react-router-dom';
import { Button } from '#shared/ui/button';
import { DashboardSidebar } from './dashboard-sidebar';
import { useOpenOverlay } from './overlays';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    maxW: 'page',
    mx: 'auto',
    gridTemplateColumns: { lg: '{sizes.sidebar} minmax(0, 1fr)' },
    minHeight: 'belowHeader',
    alignContent: { base: 'start', lg: 'stretch' },
  },
});

const Side = chakra('aside', {
  base: {
    display: { base: 'none', lg: 'block' },
    py: '6',
    pl: '5',
    pr: '3',
    borderRightWidth: '1px',
    borderColor: 'border',
  },
});

/** The dashboard: sidebar next to the page, or behind Open Drawer where there is no room. */
export function Component() {
  const open = useOpenOverlay();
  return (
    <Grid>
      <Side>
        <DashboardSidebar />
      </Side>
      <chakra.div
        minWidth="0"
        px={{ base: '4', md: '8' }}
        pt={{ base: '5', md: '1.75rem' }}
        pb={{ base: '12', md: '16' }}
      >
        <Button
          variant="outline"
          shape="full"
          display={{ lg: 'none' }}
          mb="4"
          icon={<Menu size={20} />}
          aria-haspopup="dialog"
          onClick={() => open('drawer')}
        >
          Open Drawer
        </Button>
        <Outlet />
      </chakra.div>
    </Grid>
  );
}
