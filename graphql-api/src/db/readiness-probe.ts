import { Pool } from 'pg';

const PATIENCE_MS = 2000;

/**
 * Asks the database for a sign of life over a connection of its own: an instance whose pool is busy serves slowly, and taking
 * it out of the balancer would only make the others busier. Connects when it is first asked.
 */
export class ReadinessProbe {
  private readonly pool: Pool;
  private asking: Promise<unknown> | undefined;

  constructor(url: string) {
    this.pool = new Pool({
      connectionString: url,
      max: 1,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
      application_name: 'axle-readiness',
    });
    // An idle connection that is lost is reopened when it is next needed.
    this.pool.on('error', () => undefined);
  }

  /** Throws when the database does not answer within two seconds. Callers in the meantime get the same answer. */
  async ping(): Promise<void> {
    this.asking ??= this.pool.query('SELECT 1').finally(() => {
      this.asking = undefined;
    });
    await this.asking;
  }

  /** Sends a notice to every connection that listens to this channel. Throws as `ping` does. */
  async notify(channel: string, payload: string): Promise<void> {
    await this.pool.query('SELECT pg_notify($1, $2)', [channel, payload]);
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}
