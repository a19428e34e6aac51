import Trash2 from 'virtual:lucide/trash';
import { SubmitError } from '#shared/forms/submit-error';
import { Button } from '#shared/ui/button';
import { chakra } from '#shared/ui/chakra';

interface RowFormActionsProps {
  /** Noun for what is edited: "row". */
  what: string;
  busy: boolean;
  onCancel: () => void;
  /** Left out where there is nothing yet to remove. */
  onRemove: (() => void) | undefined;
}

/** Buttons at the end of a form that edits a row in place. */
export function RowFormActions({ what, busy, onCancel, onRemove }: RowFormActionsProps) {
  return (
    <>
      <SubmitError />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button type="submit" busy={busy}>
          Save {what}
        </Button>
        <Button variant="outline" bg="bg.panel" onClick={onCancel}>
          Cancel
        </Button>
        {onRemove && (
          <Button
            variant="danger"
            bg="bg.panel"
            ml="auto"
            aria-haspopup="dialog"
            icon={<Trash2 size={16} />}
            onClick={onRemove}
          >
            Remove {what}
          </Button>
        )}
      </chakra.div>
    </>
  );
}
