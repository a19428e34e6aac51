import { askServer } from './connected.js';
import { FaultyProxy } from './faulty-proxy.js';
import { killServer } from './freeze.js';
import { OwnPostgres } from './own-postgres.js';
import { Standby } from './standby.js';
import { until } from './until.js';

const NAME = 'successor';

/** A standby of the server at `url`, and the proxy through which it receives the log. */
async function successorOf(url: string): Promise<readonly [Standby, FaultyProxy]> {
  const follows = new URL(`${url}?application_name=${NAME}`);
  const stream = await FaultyProxy.before(follows.host);
  follows.host = stream.host;
  return [await Standby.of(url, { follows: follows.href }), stream];
}

/**
 * A primary whose commits wait for its successor, a standby, and the address by which the shop knows whichever of them is
 * primary. No one but the test notices a death or moves the address.
 */
export class ReplicatedPostgres {
  private readonly successors: (readonly [Standby, FaultyProxy])[] = [];

  private constructor(
    private readonly original: OwnPostgres,
    /** Replaces a virtual IP, a name or a pooler. */
    readonly address: FaultyProxy,
    /** The superuser's own way to the primary of the day. */
    public primaryUrl: string,
  ) {}

  static async start(): Promise<ReplicatedPostgres> {
    const original = await OwnPostgres.start();
    // Servers of tests don't wait for anything.
    await askServer(original.url, 'ALTER ROLE postgres SET synchronous_commit = on');
    const address = await FaultyProxy.before(new URL(original.url).host);
    const all = new ReplicatedPostgres(original, address, original.url);
    await all.succeed();
    return all;
  }

  private get successor(): readonly [Standby, FaultyProxy] {
    const newest = this.successors.at(-1);
    if (!newest) throw new Error('no one succeeds');
    return newest;
  }

  /** Waits until every standby of the primary has all of its log: copies just made are behind, and commits wait for one. */
  async caughtUp(): Promise<void> {
    await until(
      async () => {
        const behind = await askServer(
          this.primaryUrl,
          'SELECT 1 FROM pg_stat_replication WHERE replay_lsn IS DISTINCT FROM pg_current_wal_lsn()',
        );
        return behind.length === 0;
      },
      'the standbys to have caught up',
      60_000,
    );
  }

  /** URL of the same database by the address that moves. */
  moving(url: string): string {
    const moving = new URL(url);
    moving.host = this.address.host;
    return moving.href;
  }

  /** URL of the same database on the current primary. */
  direct(url: string): string {
    const direct = new URL(url);
    direct.host = new URL(this.primaryUrl).host;
    return direct.href;
  }

  /** The successor receives no more of the log: commits wait for it in vain. */
  cutOff(): void {
    this.successor[1].fallSilent();
  }

  /** The primary dies. Only what it had sent to the successor is left. */
  async kill(): Promise<void> {
    await killServer(this.primaryUrl);
  }

  /** The address leads to the successor from now on, whether or not that accepts writes. */
  move(): void {
    this.address.moveTo(new URL(this.successor[0].url).host);
  }

  /** The successor is the primary from now on; no one succeeds it yet. */
  async promote(): Promise<void> {
    const [standby] = this.successor;
    await standby.promote();
    this.primaryUrl = standby.url;
  }

  /** Gives the primary of the day a successor. */
  async succeed(): Promise<void> {
    this.successors.push(await successorOf(this.primaryUrl));
    await this.waitForSuccessor();
  }

  async end(): Promise<void> {
    await this.address.close();
    await Promise.all(this.successors.map(([standby]) => standby.kill()));
    await Promise.all(this.successors.map(([, stream]) => stream.close()));
    await this.original.end();
  }

  /** Acknowledges no commit from now on that the successor does not have. Not copied to it: no one follows it yet. */
  private async waitForSuccessor(): Promise<void> {
    await askServer(this.primaryUrl, `ALTER SYSTEM SET synchronous_standby_names = ${NAME}`);
    await askServer(this.primaryUrl, 'SELECT pg_reload_conf()');
    await until(async () => {
      const standbys = await askServer(
        this.primaryUrl,
        "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'",
      );
      return standbys.length > 0;
    }, 'a commit to wait for the successor');
  }
}
