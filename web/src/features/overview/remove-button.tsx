import Trash2 from 'virtual:lucide/trash';
import { Button } from '#shared/ui/button';

/** Asks for the removal of what somebody wrote. */
export function RemoveButton({ what, by, onClick }: { what: string; by: string; onClick: () => void }) {
  return (
    <Button
      variant="danger"
      size="sm"
      icon={<Trash2 size={16} />}
      aria-label={`Remove ${what} of ${by}`}
      onClick={onClick}
    >
      Remove
    </Button>
  );
}
