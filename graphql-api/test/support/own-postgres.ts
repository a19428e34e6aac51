import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const STAND_INS = join(__dirname, '../../../local/dist/stand-ins.js');

/** A Postgres that belongs to one test file, to be copied, paused and stopped: never the one that all tests share. */
export class OwnPostgres {
  private constructor(
    private readonly child: ChildProcess,
    /** The superuser's address. */
    readonly url: string,
  ) {}

  static async start(): Promise<OwnPostgres> {
    const child = spawn(process.execPath, [STAND_INS, '--only=postgres'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    const { DATABASE_URL: url } = JSON.parse(line) as { DATABASE_URL: string };
    return new OwnPostgres(child, url);
  }

  /** Ends it and removes its data, also what was put beside it. */
  async end(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.stdin?.end();
    await ended;
  }
}
