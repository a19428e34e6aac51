import type { IncomingMessage } from 'node:http';

import { allowLongerRequest } from './arrival.js';
import { BadInput } from './shop-error.js';

/** The body of a request, in chunks, however slow the line. Throws BadInput when the client disconnected early, or sent nothing. */
export async function* wholeBody(request: IncomingMessage): AsyncGenerator<Buffer> {
  allowLongerRequest(request);
  let bytes = 0;
  try {
    // A refused client gets an answer instead of being cut off.
    for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += piece.length;
      yield piece;
    }
  } catch (error) {
    throw new BadInput('The file did not arrive completely.', {}, { cause: error });
  } finally {
    // What is refused half way must not stop the connection.
    request.resume();
  }
  if (bytes === 0) throw new BadInput('The file is empty.');
}
