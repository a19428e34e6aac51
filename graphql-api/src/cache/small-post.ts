import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** More than any of our queries with its variables; longer ones are answered the ordinary way. */
const MAX_BODY = 16_000;

const JSON_TYPE = /^application\/json\s*(?:;\s*charset=utf-8)?$/i;

/** Whether the request declares JSON in UTF-8, in a form that needs no further parsing. */
export const isJson = (headers: IncomingHttpHeaders): boolean =>
  JSON_TYPE.test(headers['content-type'] ?? '');

/** A POST of a query with a small Content-Length. Others are read by their handler. */
export function isSmallPost({ method, url, headers }: IncomingMessage): boolean {
  if (method !== 'POST' || url !== '/graphql') return false;
  if (headers['content-encoding'] !== undefined || headers.expect !== undefined) return false;
  const length = Number(headers['content-length']);
  return length > 0 && length <= MAX_BODY;
}

/**
 * Calls `then` with the whole body, and leaves the request as if no one had read it. Never calls it for a body that does
 * not arrive: the connection is then closed, by either side.
 */
export function readBody(request: IncomingMessage, then: (body: Buffer) => void): void {
  const length = Number(request.headers['content-length']);
  const chunks: Buffer[] = [];
  let read = 0;
  const onReadable = () => {
    for (;;) {
      const chunk = request.read() as Buffer | null;
      if (chunk === null) return;
      chunks.push(chunk);
      read += chunk.length;
      if (read < length) continue;
      request.off('readable', onReadable);
      const body = chunks.length === 1 ? chunk : Buffer.concat(chunks);
      request.unshift(body);
      then(body);
      return;
    }
  };
  request.on('readable', onReadable);
}
