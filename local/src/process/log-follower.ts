import { statSync } from 'node:fs';
import { readFrom } from './log-file.js';

const LOOK_EVERY_MS = 500;
/** pino's number for "error". */
const ERROR_LEVEL = 50;

interface LogLine {
  level?: number;
  msg?: string;
  err?: { message?: string };
}

/**
 * Shows of what is added to a log from now on the part that a person at the terminal should see: errors of the JSON log, and
 * every line that is not JSON, such as a stack trace or a developer's own output. Reads the file, so no pipe can break.
 */
export class LogFollower {
  private offset: number;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly path: string,
    private readonly show: (line: string) => void,
  ) {
    this.offset = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    this.timer = setInterval(() => {
      this.look();
    }, LOOK_EVERY_MS).unref();
  }

  /** Shows what is still unread and stops. */
  close(): void {
    clearInterval(this.timer);
    this.look();
  }

  private look(): void {
    const text = readFrom(this.path, this.offset);
    const complete = text.slice(0, text.lastIndexOf('\n') + 1);
    this.offset += Buffer.byteLength(complete);
    for (const line of complete.split('\n')) {
      const worth = worthShowing(line);
      if (worth) this.show(worth);
    }
  }
}

function worthShowing(line: string): string | undefined {
  if (!line.startsWith('{')) return line.trim() === '' ? undefined : line;
  try {
    const { level = 0, msg = '', err } = JSON.parse(line) as LogLine;
    return level >= ERROR_LEVEL ? [msg, err?.message].filter(Boolean).join(': ') : undefined;
  } catch {
    return line;
  }
}
