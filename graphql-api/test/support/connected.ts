import { Client, type ClientConfig } from 'pg';

/** Does `work` on a connection of its own to the database at `url`. */
export async function connected<T>(
  url: string,
  work: (client: Client) => Promise<T>,
  settings: ClientConfig = {},
): Promise<T> {
  const client = new Client({ connectionString: url, ...settings });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs a query on a server as superuser, whatever its state: one that does not respond is abandoned. */
export const askServer = <Row extends object>(url: string, text: string): Promise<Row[]> =>
  connected(url, async (client) => (await client.query<Row>(text)).rows, { connectionTimeoutMillis: 2000 });
