/** How much of a picture has gone to the shop, in bytes. */
export interface Progress {
  readonly sent: number;
  readonly total: number;
}

interface Sending {
  readonly token: string | null;
  readonly onProgress: (progress: Progress) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends a picture to the shop and answers its link; throws an Error with a sentence. By XMLHttpRequest: `fetch` does not tell how
 * much has gone.
 */
export function sendPicture(file: Blob, { token, onProgress, signal }: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (sentence: string) => {
      reject(new Error(sentence));
    };
    request.open('POST', '/pictures');
    request.responseType = 'json';
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => {
      onProgress({ sent: loaded, total });
    };
    request.onload = () => {
      const answer = request.response as { url?: string; message?: string } | null;
      if (request.status === 200 && answer?.url) resolve(answer.url);
      else fail(answer?.message ?? 'The shop did not answer. Try again.');
    };
    request.onerror = () => {
      fail('The shop did not answer. Try again.');
    };
    request.onabort = () => {
      fail('Not sent.');
    };
    signal.addEventListener('abort', () => {
      request.abort();
    });
    request.send(file);
  });
}
