import Download from 'virtual:lucide/download';
import { useState, type ComponentProps } from 'react';
import { useSaveFile } from '#shared/session/use-save-file';
import { Button } from '#shared/ui/button';
import { notify } from '#shared/ui/toast';

interface SaveFileButtonProps extends Pick<ComponentProps<typeof Button>, 'size'> {
  /** URL of the file. */
  address: string;
  /** Name of the file on the user's disk. */
  name: string;
  /** The beginning of the error message. */
  notSaved?: string;
  children: string;
}

/** Saves a file of the shop, and says why where it can't. */
export function SaveFileButton({
  address,
  name,
  size = 'md',
  notSaved = "The file wasn't saved.",
  children,
}: SaveFileButtonProps) {
  const save = useSaveFile();
  const [busy, setBusy] = useState(false);

  async function saveFile() {
    setBusy(true);
    try {
      await save(address, name);
    } catch (thrown) {
      const why = thrown instanceof Error && !(thrown instanceof TypeError) ? thrown.message : undefined;
      notify.error(
        `${notSaved} ${why ?? "We couldn't reach the server. Check your connection and try again."}`,
      );
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="outline"
      size={size}
      icon={<Download size={size === 'sm' ? 16 : 20} />}
      busy={busy}
      onClick={() => void saveFile()}
    >
      {children}
    </Button>
  );
}
