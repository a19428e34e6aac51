import Upload from 'virtual:lucide/upload';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#shared/ui/button';
import { notify } from '#shared/ui/toast';
import { paths } from '#shop-kit/paths';
import { useFitmentFiles } from './use-fitment-files';

/** Asks for a file and opens its preview. Nothing is written before that is applied. */
export function ChooseFile({ children, onSent }: { children: string; onSent?: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const { send } = useFitmentFiles();
  const navigate = useNavigate();

  async function sendFile(file: File | undefined) {
    if (!file) return;
    setSending(true);
    try {
      const id = await send(file);
      onSent?.();
      await navigate(paths.dashboard.fitmentImport.to(id));
    } catch (thrown) {
      const reason =
        thrown instanceof Error && !(thrown instanceof TypeError) ? ` ${thrown.message}` : ' Try again.';
      notify.error(`The file was not taken.${reason}`);
    } finally {
      setSending(false);
      // The same file, mended, must be a choice again.
      if (input.current) input.current.value = '';
    }
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.gz,.txt,text/csv"
        aria-label={children}
        onChange={(event) => void sendFile(event.currentTarget.files?.[0])}
      />
      <Button
        variant="outline"
        busy={sending}
        icon={<Upload size={20} />}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  );
}
