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

/** Asks a server something as superuser, however it is: one that does not answer is given up. */
export const askServer = <Row extends object>(url: string, text: string): Promise<Row[]> =>
  connected(url, async (client) => (await client.query<Row>(text)).rows, { connectionTimeoutMillis: 2000 });
