import type { OperationLog, Outcome } from './operation-log';
import { readSentOperation } from './sent-operation';
import { readTiming } from './server-timing';

/** From now on, notes each GraphQL operation that this document sends. The sender gets the same answer as before. */
export function watchFetch(log: OperationLog): void {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const sent = readSentOperation(input, init);
    if (!sent) return send(input, init);
    const end = log.begin(sent);
    try {
      const response = await send(input, init);
      const timing = readTiming(response.headers.get('Server-Timing'));
      // All of it before the page has it: a page that has read its answer aborts the request, and the copy with it.
      end({ ...(await outcomeOf(response.clone())), timing });
      return response;
    } catch (error) {
      end({ state: 'failed' });
      throw error;
    }
  };
}

async function outcomeOf(response: Response): Promise<Outcome> {
  try {
    const { errors = [] } = (await response.json()) as { errors?: { extensions?: { code?: string } }[] };
    return { state: 'answered', errors: errors.map(({ extensions }) => extensions?.code ?? 'no code') };
  } catch {
    return { state: 'failed' };
  }
}
