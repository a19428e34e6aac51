import Upload from 'virtual:lucide/upload';
import { useRef } from 'react';
import type { ImportKind } from '#shared/gql/schema-types.generated';
import { Button } from '#shared/ui/button';
import { useSendFile } from './use-send-file';

interface ChooseFileProps {
  kind: ImportKind;
  children: string;
  variant?: 'outline' | 'solid';
  onSent?: () => void;
}

/** Asks for a file and opens its preview. Nothing is written before that is applied. */
export function ChooseFile({ kind, children, variant = 'outline', onSent }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const { sending, sendFile } = useSendFile(kind, onSent);

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,.gz,text/csv,text/tab-separated-values,text/plain"
        aria-label={children}
        onChange={({ currentTarget }) =>
          void sendFile(currentTarget.files?.[0]).finally(() => {
            // The same file, fixed, must be selectable again.
            currentTarget.value = '';
          })
        }
      />
      <Button
        variant={variant}
        busy={sending}
        icon={<Upload size={20} />}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  );
}
