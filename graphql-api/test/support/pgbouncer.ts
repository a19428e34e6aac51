import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from './free-port.js';
import { until } from './until.js';

/** PgBouncer in transaction mode before a database, set as docs/growing.md says. Its program is not of npm: see docs/reliability.md. */
export class PgBouncer {
  private constructor(
    private readonly child: ChildProcess,
    /** URL of the same database, through the pooler. */
    readonly url: string,
  ) {}

  static async before(databaseUrl: string, program: string): Promise<PgBouncer> {
    const database = new URL(databaseUrl);
    const port = await freePort();
    const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'));
    const config = join(folder, 'pgbouncer.ini');
    await writeFile(config, settings(database, port));
    // It does not run as root, and must get at its settings.
    await chmod(folder, 0o755);
    const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    const child = spawn(program, [...user, config], { stdio: 'ignore' });
    await until(() => answers(port), 'PgBouncer');
    const url = new URL(databaseUrl);
    url.port = String(port);
    return new PgBouncer(child, url.href);
  }

  async end(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }
}

const settings = ({ hostname, port, username, password, pathname }: URL, listenPort: number) => `
[databases]
${pathname.slice(1)} = host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 12
max_client_conn = 500
max_prepared_statements = 300
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`;

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
