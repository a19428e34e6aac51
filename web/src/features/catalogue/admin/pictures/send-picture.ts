/** Bytes of a picture that have been uploaded. */
export interface Progress {
  readonly sent: number;
  readonly total: number;
}

/** Says why a picture was rejected. */
export class NotAccepted extends Error {
  /** `mayHelp`: whether a retry may accept the same picture. */
  constructor(
    sentence: string,
    readonly mayHelp: boolean,
  ) {
    super(sentence);
  }
}

/** Whether the picture itself is the reason. */
const isFinal = (status: number) => status === 413 || status === 422;

interface Sending {
  readonly token: string | null;
  readonly onProgress: (progress: Progress) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends a picture to the shop and returns its link; throws NotAccepted. By XMLHttpRequest: `fetch` does not tell how
 * much has gone.
 */
export function sendPicture(file: Blob, { token, onProgress, signal }: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (sentence = "We couldn't reach the server. Try again.") =>
      reject(new NotAccepted(sentence, !isFinal(request.status)));
    request.open('POST', '/pictures');
    request.responseType = 'json';
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total });
    request.onload = () => {
      const answer = request.response as { url?: string; message?: string } | null;
      if (request.status === 200 && answer?.url) resolve(answer.url);
      else fail(answer?.message);
    };
    request.onerror = () => fail();
    request.onabort = () => fail('Upload canceled.');
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
