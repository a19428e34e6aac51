import { useRef } from 'react';
import { useShopFetch } from './use-shop-fetch';

/** Why a download or upload failed, with the API's message if there is one. */
export async function fileRefusal(response: Response): Promise<string> {
  const answer = (await response.json().catch(() => null)) as { message?: string } | null;
  return answer?.message ?? "We couldn't reach the server.";
}

/** Saves the response of one of our URLs as a file, as the signed-in user; one at a time. Throws with a sentence. */
export function useSaveFile() {
  const shopFetch = useShopFetch();
  const saving = useRef(false);

  return async function save(address: string, name: string): Promise<void> {
    if (saving.current) return;
    saving.current = true;
    try {
      const response = await shopFetch(address, {});
      if (!response.ok) throw new Error(await fileRefusal(response));
      const link = document.createElement('a');
      link.href = URL.createObjectURL(await response.blob());
      link.download = name;
      link.click();
      URL.revokeObjectURL(link.href);
    } finally {
      saving.current = false;
    }
  };
}
