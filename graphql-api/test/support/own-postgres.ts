import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';

const LOCAL_SERVICES = join(__dirname, '../../../local/dist/local-services.js');

/** A Postgres that belongs to one test file, to be copied, paused and stopped: never the one that all tests share. */
export class OwnPostgres {
  private constructor(
    private readonly child: ChildProcess,
    private readonly lines: Interface,
    /** The superuser's address. */
    readonly url: string,
  ) {}

  static async start(): Promise<OwnPostgres> {
    const child = spawn(process.execPath, [LOCAL_SERVICES, '--only=postgres'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: child.stdout });
    const [line] = (await once(lines, 'line')) as [string];
    const { DATABASE_URL: url } = JSON.parse(line) as { DATABASE_URL: string };
    return new OwnPostgres(child, lines, url);
  }

  /** Stops it (fast: current work is cut), starts it again, freezes it (SIGSTOP) or thaws it. */
  async order(what: 'pause' | 'restart' | 'resume' | 'start' | 'stop'): Promise<void> {
    const answered = once(this.lines, 'line');
    this.child.stdin?.write(`${what} postgres\n`);
    const [line] = (await answered) as [string];
    if (!line.startsWith('{"done"')) throw new Error(`Postgres: ${line}`);
  }

  /** Ends it and removes its data, also files stored next to it. */
  async end(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.stdin?.end();
    await ended;
  }
}
