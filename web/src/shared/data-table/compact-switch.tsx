import Rows4 from 'virtual:lucide/rows-4';
import { Button } from '#shared/ui/button';
import { useCompactTables } from './use-compact-tables';

/** Low rows or roomy ones. */
export function CompactSwitch() {
  const [compact, setCompact] = useCompactTables();
  return (
    <Button
      variant="outline"
      size="sm"
      bg={compact ? 'bg.emphasized' : 'bg.panel'}
      aria-pressed={compact}
      icon={<Rows4 size={18} />}
      onClick={() => setCompact(!compact)}
    >
      Compact
    </Button>
  );
}
