import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ImportKind } from '#shared/gql/schema-types.generated';
import { notify } from '#shared/ui/toast';
import { paths } from '#shop-kit/paths';
import { useImportFiles } from './use-import-files';

/** Sends a chosen file and opens its preview; says why where it is not taken. `onSent` hears of it before the page changes. */
export function useSendFile(kind: ImportKind, onSent?: () => void) {
  const [sending, setSending] = useState(false);
  const send = useImportFiles(kind);
  const navigate = useNavigate();

  async function sendFile(file: File | undefined) {
    if (!file) return;
    setSending(true);
    try {
      const id = await send(file);
      onSent?.();
      await navigate(paths.dashboard.import.to(id));
    } catch (thrown) {
      const reason =
        thrown instanceof Error && !(thrown instanceof TypeError) ? ` ${thrown.message}` : ' Try again.';
      notify.error(`The file was not uploaded.${reason}`);
    } finally {
      setSending(false);
    }
  }

  return { sending, sendFile };
}
