import type { ImportKind } from '#shared/gql/schema-types.generated';
import { fileRefusal } from '#shared/session/use-save-file';
import { useShopFetch } from '#shared/session/use-shop-fetch';
import { kindPath } from './kind-labels';

/** Packed, a file is a tenth of its size on its way; the shop knows it by its first bytes. */
async function packed(file: File): Promise<BodyInit> {
  if (typeof CompressionStream === 'undefined') return file;
  // As a whole: browsers send no streams over HTTP/1.
  return new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob();
}

/** Sends a file of one kind to the shop. Answers the id of its import; throws an Error with a sentence. */
export function useImportFiles(kind: ImportKind) {
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
