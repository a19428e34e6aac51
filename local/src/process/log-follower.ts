import { readFrom, sizeOf } from './log-file.js';

const POLL_INTERVAL_MS = 500;
const SHOWN_LEVELS = new Set(['error', 'fatal']);

interface LogLine {
  level?: string;
  msg?: string;
  err?: { message?: string };
}

/**
 * Shows of what is added to a log from now on the part that a person at the terminal should see: errors of the JSON log, and
 * every line that is not JSON, such as a stack trace or a developer's own output. Reads the file, so no pipe can break.
 * Returns how to stop; that shows what is still unread.
 */
export function followLog(path: string, show: (line: string) => void): () => void {
  let offset = sizeOf(path);
  const look = () => {
    const text = readFrom(path, offset);
    const complete = text.slice(0, text.lastIndexOf('\n') + 1);
    offset += Buffer.byteLength(complete);
    for (const line of complete.split('\n')) {
      const worth = worthShowing(line);
      if (worth) show(worth);
    }
  };
  const timer = setInterval(look, POLL_INTERVAL_MS).unref();
  return () => {
    clearInterval(timer);
    look();
  };
}

function worthShowing(line: string): string | undefined {
  if (!line.startsWith('{')) return line.trim() && line;
  try {
    const { level = '', msg = '', err } = JSON.parse(line) as LogLine;
    return SHOWN_LEVELS.has(level) ? [msg, err?.message].filter(Boolean).join(': ') : undefined;
  } catch {
    return line;
  }
}
