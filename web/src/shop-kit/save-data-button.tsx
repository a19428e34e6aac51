import Download from 'virtual:lucide/download';
import { useState } from 'react';
import { useSaveFile } from '#shared/session/use-save-file';
import { Button } from '#shared/ui/button';
import { notify } from '#shared/ui/toast';

interface SaveDataButtonProps {
  /** Where the shop has the copy. */
  address: string;
  children: string;
}

/** Saves a copy of all that the shop keeps of a person, as a JSON file. */
export function SaveDataButton({ address, children }: SaveDataButtonProps) {
  const save = useSaveFile();
  const [busy, setBusy] = useState(false);

  async function saveData() {
    setBusy(true);
    try {
      await save(address, 'my-data.json');
    } catch (thrown) {
      notify.error(
        `The copy was not saved. ${thrown instanceof TypeError || !(thrown instanceof Error) ? 'The shop did not answer; try again.' : thrown.message}`,
      );
    }
    setBusy(false);
  }

  return (
    <Button
      variant="outline"
      size="sm"
      icon={<Download size={16} />}
      busy={busy}
      onClick={() => void saveData()}
    >
      {children}
    </Button>
  );
}
