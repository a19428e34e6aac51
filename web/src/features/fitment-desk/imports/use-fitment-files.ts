import { fileRefusal, useSaveFile } from '#shared/session/use-save-file';
import { useShopFetch } from '#shared/session/use-shop-fetch';

const address = '/fitment.csv';

/** Packed, a file is a tenth of its size on its way; the shop knows it by its first bytes. */
async function packed(file: File): Promise<BodyInit> {
  if (typeof CompressionStream === 'undefined') return file;
  // As a whole: browsers send no streams over HTTP/1.
  return new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob();
}

/** Sends a file of lists of cars to the shop, and saves all lists as a file. Both throw an Error with a sentence. */
export function useFitmentFiles() {
  const shopFetch = useShopFetch();
  const saveFile = useSaveFile();

  async function send(file: File): Promise<string> {
    const response = await shopFetch(`${address}?name=${encodeURIComponent(file.name)}`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: await packed(file),
    });
    if (!response.ok) throw new Error(await fileRefusal(response));
    return ((await response.json()) as { id: string }).id;
  }

  return { send, save: () => saveFile(address, 'fitment.csv') };
}
