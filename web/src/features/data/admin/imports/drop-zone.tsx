import FileText from 'virtual:lucide/file-text';
import { useState } from 'react';
import type { ImportKind } from '#shared/gql/schema-types.generated';
import { chakra } from '#shared/ui/chakra';
import { ChooseFile } from './choose-file';
import { useSendFile } from './use-send-file';

/** Takes a file that is dropped on it, or chosen. */
export function DropZone({ kind }: { kind: ImportKind }) {
  const [held, setHeld] = useState(false);
  const { sending, sendFile } = useSendFile(kind);

  return (
    <chakra.div
      display="grid"
      gap="3"
      justifyItems="center"
      alignContent="center"
      textAlign="center"
      minHeight="13.75rem"
      p="5"
      borderRadius="card"
      borderStyle={held ? 'solid' : 'dashed'}
      borderWidth={held ? '2px' : '1.5px'}
      borderColor={held ? 'petrol' : 'border.emphasized'}
      bg={held ? 'petrol.subtle' : 'bg.panel'}
      aria-busy={sending}
      onDragOver={(event) => {
        event.preventDefault();
        setHeld(true);
      }}
      onDragLeave={() => setHeld(false)}
      onDrop={(event) => {
        event.preventDefault();
        setHeld(false);
        void sendFile(event.dataTransfer.files[0]);
      }}
    >
      <FileText size={32} aria-hidden />
      <chakra.p fontWeight="semibold">Drop a CSV file here</chakra.p>
      <ChooseFile kind={kind} variant="solid">
        Choose a file
      </ChooseFile>
      <chakra.p color="fg.muted" fontSize="sm">
        Up to 64 MB. You'll preview the changes before anything is saved.
      </chakra.p>
    </chakra.div>
  );
}
