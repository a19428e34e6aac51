import { chakra } from '#shared/ui/chakra';
import { Sheet } from '#shared/ui/sheet';
import { DashboardSidebar } from './dashboard-sidebar';

/** The dashboard's sidebar where there is no room for it next to the page. */
export function DashboardDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet title="Dashboard" from="left" open={open} onClose={onClose}>
      <chakra.div py="4" px="2">
        <DashboardSidebar onChoose={onClose} />
      </chakra.div>
    </Sheet>
  );
}
