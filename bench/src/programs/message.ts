import type { ChildProcess } from 'node:child_process';

/** The next message of one of our processes. Throws when it ends instead. */
export function nextMessage<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => {
      reject(new Error(`A process of the bench ended with ${code ?? 'a signal'}; its last words are above.`));
    };
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as T);
    });
  });
}
