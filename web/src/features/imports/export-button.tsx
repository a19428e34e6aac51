import Download from 'virtual:lucide/download';
import { useState } from 'react';
import type { ImportKind } from '#shared/gql/schema-types.generated';
import { Button } from '#shared/ui/button';
import { notify } from '#shared/ui/toast';
import { useImportFiles } from './use-import-files';

/** Saves all that the shop has of a kind as a file. */
export function ExportButton({ kind }: { kind: ImportKind }) {
  const { save } = useImportFiles(kind);
  const [saving, setSaving] = useState(false);

  async function saveFile() {
    setSaving(true);
    try {
      await save();
    } catch {
      notify.error('The file could not be saved. Try again.');
    } finally {
      setSaving(false);
    }
  }

  return (
    <Button variant="outline" busy={saving} icon={<Download size={20} />} onClick={() => void saveFile()}>
      Export CSV
    </Button>
  );
}
