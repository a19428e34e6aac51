import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import { routeOf } from '../shared/active-request.js';
import { type Answer, isPublic } from './answer.js';
import { type AnswerCache, type CachedAnswer, isCached } from './answer-cache.js';
import { answerKey } from './answer-key.js';
import { lastGoodAnswer } from './last-good.js';
import type { Outage } from './outage.js';
import { cacheable, sendCached, sendOnce, type Style } from './send.js';
import { isSmallPost, readBody } from './small-post.js';

/**
 * Handles a request. `body` is that of a small POST, already read; the request can still be read as if it had not been.
 */
export type App = (request: IncomingMessage, response: ServerResponse, body?: Buffer) => void;

/** What an instance that caches has for it. */
export interface Memory {
  readonly cache: AnswerCache;
  readonly outage: Outage;
}

/**
 * The only way in and out of the cache (ADR 017). A cached answer is sent `before` the app does any work; what a
 * handler answers goes through `answer`, and into the cache if the handler gives tags. A request with a token bypasses
 * the cache.
 */
export class Door {
  constructor(
    private readonly style: Style,
    /** The answer when a handler throws. */
    private readonly errorAnswer: (error: unknown) => Answer,
    private readonly memory?: Memory,
  ) {}

  /** Answers from memory; everything else is for `app`. With the database down, memory also has earlier answers. */
  before(app: App): RequestListener {
    return (request, response) => {
      if (!isSmallPost(request)) {
        if (!this.isAnswered(request, response)) app(request, response);
        return;
      }
      readBody(request, (body) => {
        if (!this.isAnswered(request, response, body)) app(request, response, body);
      });
    };
  }

  /** Responds by `handler`: once for all simultaneous identical requests, if the answer is public. */
  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    handler: () => Promise<Answer>,
    body?: Buffer,
  ): Promise<void> {
    const handle = () => handler().catch(this.errorAnswer);
    const key = this.keyOf(request, body);
    if (key === undefined || !this.memory) {
      await sendOnce(this.style, await handle(), request, response);
      return;
    }
    const { cache } = this.memory;
    let own: Answer | undefined;
    const { first, answer } = cache.make(key, async () => {
      own = await handle();
      const labels = labelsOf(request);
      if (isPublic(own)) return cacheable(this.style, own, { origin: request.headers.origin, labels });
      return own.unavailable ? { answer: own, labels } : null;
    });
    const shared = await answer;
    if (!shared) {
      await sendOnce(this.style, own ?? (await handle()), request, response);
      return;
    }
    if (isCached(shared)) {
      if (first) sendCached(shared, request, response);
      else sendFromMemory(shared, request, response);
      return;
    }
    const last = cache.lastGood(key);
    if (last) {
      sendFromMemory(await lastGoodAnswer(last), request, response);
      return;
    }
    if (request.active) Object.assign(request.active, shared.labels);
    await sendOnce(this.style, shared.answer, request, response);
  }

  private isAnswered(request: IncomingMessage, response: ServerResponse, body?: Buffer): boolean {
    const key = this.keyOf(request, body);
    if (key === undefined || !this.memory) return false;
    const { cache, outage } = this.memory;
    const cached = cache.get(key);
    if (cached) {
      sendFromMemory(cached, request, response);
      return true;
    }
    const last = outage.down ? cache.lastGood(key) : undefined;
    if (!last) return false;
    void lastGoodAnswer(last).then((marked) => sendFromMemory(marked, request, response));
    return true;
  }

  private keyOf(request: IncomingMessage, body: Buffer | undefined): string | undefined {
    return this.memory && answerKey(this.style.grants, request, body);
  }
}

function sendFromMemory(answer: CachedAnswer, request: IncomingMessage, response: ServerResponse): void {
  if (request.active) Object.assign(request.active, answer.labels, { cached: true });
  sendCached(answer, request, response);
}

/** The label of this answer in metrics and logs, and the next ones that are answered alike. */
function labelsOf(request: IncomingMessage): CachedAnswer['labels'] {
  const { operation, field, work } = request.active ?? {};
  return { route: routeOf(request), operation, field, caller: 'visitor', work };
}
