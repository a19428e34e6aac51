import { Client } from 'pg';

/** Statements sent to one server while `work` ran, without control and heartbeats. Run nothing else then. */
export type AskedServers = (server: { readonly url: string }) => string[];

/** Takes down what this process sends to which Postgres while `work` runs. */
export async function askedServers(work: () => Promise<unknown>): Promise<AskedServers> {
  const query = jest.spyOn(Client.prototype, 'query');
  const sent: { port: number; text: string }[] = [];
  try {
    await work();
    for (const [index, [asked]] of (query.mock.calls as unknown as [unknown][]).entries()) {
      const { port } = query.mock.contexts[index] as Client;
      const text = typeof asked === 'string' ? asked : (asked as { text: string }).text;
      sent.push({ port, text });
    }
  } finally {
    query.mockRestore();
  }
  return ({ url }) =>
    sent
      .filter(({ port, text }) => port === Number(new URL(url).port) && /\b(FROM|INTO|UPDATE)\b/i.test(text))
      .filter(({ text }) => !text.includes('timeline_mark'))
      .map(({ text }) => text);
}
