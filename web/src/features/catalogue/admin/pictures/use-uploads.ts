import { useEffect, useRef, useState } from 'react';
import { useAccessToken } from '#shared/session/use-access-token';
import { NotAccepted, type Progress, sendPicture } from './send-picture';

/** A picture that is on its way, waits for its turn, or was refused. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  /** URL of the local file, to be shown in the meantime. */
  readonly preview: string;
  readonly progress: Progress;
  readonly error?: NotAccepted;
}

/** Same limit as in the shop (`picture.errors.ts`): larger files need not be sent. */
const maxBytes = 8 * 1024 * 1024;

/**
 * Pictures being uploaded, one after the other. `onDone` gets the link of each; it returns why the form rejects it,
 * if so. Leaving the form abandons them.
 */
export function useUploads(onDone: (link: string) => string | undefined) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const accessToken = useAccessToken();
  const count = useRef(0);
  const last = useRef(Promise.resolve());
  const aborts = useRef(new Map<number, AbortController>());

  useEffect(function stopAtTheEnd() {
    const open = aborts.current;
    return function leaveThem() {
      for (const abort of open.values()) abort.abort();
    };
  }, []);

  const change = (id: number, to: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...to } : upload)));

  function drop({ id, preview }: Upload) {
    aborts.current.get(id)?.abort();
    aborts.current.delete(id);
    URL.revokeObjectURL(preview);
    setUploads((all) => all.filter((upload) => upload.id !== id));
  }

  function send(upload: Upload) {
    const { id, file } = upload;
    const abort = new AbortController();
    aborts.current.set(id, abort);
    last.current = last.current.then(async () => {
      if (abort.signal.aborted) return;
      try {
        if (file.size > maxBytes) throw new NotAccepted('A photo can be up to 8 MB.', false);
        const onProgress = (progress: Progress) => change(id, { progress });
        const token = await accessToken();
        abort.signal.throwIfAborted();
        const refusal = onDone(await sendPicture(file, { token, onProgress, signal: abort.signal }));
        if (refusal !== undefined) throw new NotAccepted(refusal, false);
        drop(upload);
      } catch (thrown) {
        aborts.current.delete(id);
        const error =
          thrown instanceof NotAccepted ? thrown : new NotAccepted('The upload failed. Try again.', true);
        change(id, { error });
      }
    });
  }

  return {
    uploads,
    drop,
    add(files: readonly File[]) {
      const added = files.map((file): Upload => {
        const progress = { sent: 0, total: file.size };
        return { id: (count.current += 1), file, preview: URL.createObjectURL(file), progress };
      });
      setUploads((all) => [...all, ...added]);
      added.forEach(send);
    },
    again(upload: Upload) {
      change(upload.id, { error: undefined, progress: { sent: 0, total: upload.file.size } });
      send(upload);
    },
  };
}
