import { type Logger, pino } from 'pino';

import { createLog } from '../telemetry/create-log.js';
import { gatherLines } from '../telemetry/gather-lines.js';

/** What may wait to be written, in characters. Beyond it lines are dropped, and counted. */
const MAX_WAITING = 4_000_000;
/** Some seventy requests. */
const GATHERED = { ms: 50, characters: 16_000 };

/**
 * The log of a server: JSON lines on standard output. Nothing waits for the reader of them: a full disk or a
 * reader that has stopped costs lines, never an answer. The number of dropped lines is logged once lines go out again.
 */
export function logToStdout(level: string): Logger {
  const destination = pino.destination({ dest: 1, sync: false, maxLength: MAX_WAITING });
  // It would try again for ever on a full disk, on the main thread, at the end of the process and after each `fatal`.
  destination.flushSync = () => undefined;
  let dropped = 0;
  destination.on('drop', (lines: string) => {
    dropped += lines.split('\n').length - 1;
  });
  // No space is left, or no one reads any more. The lines wait, and go with the next that is written.
  destination.on('error', () => undefined);
  const log = createLog(level, gatherLines(destination, GATHERED));
  destination.on('drain', () => {
    if (dropped === 0) return;
    log.warn({ dropped }, 'log lines dropped');
    dropped = 0;
  });
  return log;
}
