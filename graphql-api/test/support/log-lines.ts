import { type Logger, pino } from 'pino';

/** One line of the shop's log. Levels are pino's: 40 a warning, 50 an error. */
export interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly [field: string]: unknown;
}

/** A log that keeps its lines from warnings upwards, oldest first. */
export function recordedLog(): { log: Logger; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const log = pino(
    { level: 'warn' },
    {
      write: (line: string) => {
        lines.push(JSON.parse(line) as LogLine);
      },
    },
  );
  return { log, lines };
}
