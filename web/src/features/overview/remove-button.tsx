import { Trash2 } from 'lucide-react';
import { Button } from '#shared/ui/button';

/** Asks for the removal of what somebody wrote. */
export function RemoveButton({ what, by, onClick }: { what: string; by: string; onClick: () => void }) {
  return (
    <Button
      variant="danger"
      size="sm"
      icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
      aria-label={`Remove ${what} of ${by}`}
      onClick={onClick}
    >
      Remove
    </Button>
  );
}
