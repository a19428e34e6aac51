import Download from 'virtual:lucide/download';
import { useState } from 'react';
import { Button } from '#shared/ui/button';
import { chakra } from '#shared/ui/chakra';
import { notify } from '#shared/ui/toast';
import { ChooseFile } from './choose-file';
import { useFitmentFiles } from './use-fitment-files';

/** All lists out as a file, and a file in. */
export function FileTools() {
  const { save } = useFitmentFiles();
  const [saving, setSaving] = useState(false);

  async function saveFile() {
    setSaving(true);
    try {
      await save();
    } catch {
      notify.error('The lists could not be saved. Try again.');
    } finally {
      setSaving(false);
    }
  }

  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <Button variant="outline" busy={saving} icon={<Download size={20} />} onClick={() => void saveFile()}>
        Export CSV
      </Button>
      <ChooseFile>Import CSV</ChooseFile>
    </chakra.div>
  );
}
