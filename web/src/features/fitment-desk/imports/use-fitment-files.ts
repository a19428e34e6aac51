import { useRef } from 'react';
import { useShopFetch } from '#shared/session/use-shop-fetch';

const address = '/fitment.csv';

/** Why a file was not taken, in the shop's words where there are some. */
async function refusalOf(response: Response): Promise<string> {
  const answer = (await response.json().catch(() => null)) as { message?: string } | null;
  return answer?.message ?? 'The shop did not answer.';
}

/** Packed, a file is a tenth of its size on its way; the shop knows it by its first bytes. */
async function packed(file: File): Promise<BodyInit> {
  if (typeof CompressionStream === 'undefined') return file;
  // As a whole: browsers send no streams over HTTP/1.
  return new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob();
}

/** Sends a file of lists of cars to the shop, and saves all lists as a file. Both throw an Error with a sentence. */
export function useFitmentFiles() {
  const shopFetch = useShopFetch();
  const saving = useRef(false);

  async function send(file: File): Promise<string> {
    const response = await shopFetch(`${address}?name=${encodeURIComponent(file.name)}`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: await packed(file),
    });
    if (!response.ok) throw new Error(await refusalOf(response));
    return ((await response.json()) as { id: string }).id;
  }

  async function save(): Promise<void> {
    if (saving.current) return;
    saving.current = true;
    try {
      const response = await shopFetch(address, {});
      if (!response.ok) throw new Error(await refusalOf(response));
      const link = document.createElement('a');
      link.href = URL.createObjectURL(await response.blob());
      link.download = 'fitment.csv';
      link.click();
      URL.revokeObjectURL(link.href);
    } finally {
      saving.current = false;
    }
  }

  return { send, save };
}
