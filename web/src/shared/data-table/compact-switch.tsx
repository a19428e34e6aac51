import Rows4 from 'virtual:lucide/rows-4';
import { Button } from '#shared/ui/button';
import { createPersistedStore, usePersisted } from '#shared/browser/persisted-store';

/** Whether table rows hide their second line. */
export const compactTables = createPersistedStore({ key: 'axle:compact-tables', initial: false });

/** Switches between compact and roomy rows. */
export function CompactSwitch() {
  const compact = usePersisted(compactTables);
  return (
    <Button
      variant="outline"
      size="sm"
      bg={compact ? 'bg.emphasized' : 'bg.panel'}
      aria-pressed={compact}
      icon={<Rows4 size={18} />}
      onClick={() => compactTables.set(!compact)}
    >
      Compact
    </Button>
  );
}
