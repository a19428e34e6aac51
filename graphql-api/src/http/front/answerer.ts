import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Answers a request. `body` is what was sent, where somebody has read it already; the request can still be read as if nobody
 * had.
 */
export type Answerer = (request: IncomingMessage, response: ServerResponse, body?: Buffer) => void;
