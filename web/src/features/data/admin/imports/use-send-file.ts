import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ImportKind } from '#shared/gql/schema-types.generated';
import { notify } from '#shared/ui/toast';
import { paths } from '#shop-kit/paths';
import { fileRefusal } from '#shared/session/use-save-file';
import { useShopFetch } from '#shared/session/use-shop-fetch';
import { kindPath } from './kind-labels';

/** Packed, a file is a tenth of its size on its way; the shop knows it by its first bytes. */
async function packed(file: File): Promise<BodyInit> {
  if (typeof CompressionStream === 'undefined') return file;
  // As a whole: browsers send no streams over HTTP/1.
  return new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob();
}

/** Sends a file of one kind to the shop. Returns the id of its import; throws an Error with a sentence. */
function useImportFiles(kind: ImportKind) {
  const shopFetch = useShopFetch();

  return async function send(file: File): Promise<string> {
    const response = await shopFetch(`/imports/${kindPath(kind)}?name=${encodeURIComponent(file.name)}`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: await packed(file),
    });
    if (!response.ok) throw new Error(await fileRefusal(response));
    return ((await response.json()) as { id: string }).id;
  };
}

/** Uploads a file and opens its preview, or shows why it was refused. `onSent` is called before the page changes. */
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
