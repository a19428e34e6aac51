import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import { type Failure, isAnswer, type KeptAnswer, type KeptAnswers } from '../../kept/kept-answers.js';
import type { Outage } from '../../kept/outage.js';
import type { Answerer } from './answerer.js';
import { type AddressBook, answerKey } from './answer-key.js';
import { lastGoodAnswer } from './last-good.js';
import { isSmallPost, takeBody } from './post-body.js';
import { sendFailure, sendKept } from './send-kept.js';
import { takeAnswer } from './take-answer.js';

export interface FrontParts {
  /** Answers what is not kept. */
  readonly app: Answerer;
  readonly kept: KeptAnswers;
  readonly outage: Outage;
  readonly addresses: AddressBook;
}

/**
 * Answers what any visitor may see from memory, before Express does any work; everything else goes to `app`. A signed-in
 * caller never gets or makes a kept answer. With the database down, what was answered before is answered with its age.
 */
export function front({ app, kept, outage, addresses }: FrontParts): RequestListener {
  const answer = (
    key: string | undefined,
    request: IncomingMessage,
    response: ServerResponse,
    body?: Buffer,
  ) => {
    if (key === undefined) {
      app(request, response, body);
      return;
    }
    const known = kept.get(key);
    if (known) {
      answerKept(known, request, response);
      return;
    }
    const instead = () => {
      const last = kept.lastGood(key);
      return last && lastGoodAnswer(last);
    };
    const before = outage.down ? instead() : undefined;
    if (before) {
      void before.then((answered) => {
        answerKept(answered, request, response);
      });
      return;
    }
    const exchange = { request, response, body, instead };
    const { first, answer: made } = kept.make(key, () => takeAnswer(app, exchange));
    if (first) return;
    void made.then(async (shared) => {
      if (!shared) {
        await takeAnswer(app, exchange);
      } else if (isAnswer(shared)) {
        answerKept(shared, request, response);
      } else {
        const last = await instead();
        if (last) answerKept(last, request, response);
        else answerFailed(shared, request, response);
      }
    });
  };

  const answerKept = (known: KeptAnswer, request: IncomingMessage, response: ServerResponse) => {
    const { underWay, headers } = request;
    if (underWay) Object.assign(underWay, known.asked, { kept: true });
    sendKept(known, { requestId: underWay?.id ?? '', headers, response });
  };

  const answerFailed = (failure: Failure, { underWay }: IncomingMessage, response: ServerResponse) => {
    if (underWay) Object.assign(underWay, failure.asked);
    sendFailure(failure, { requestId: underWay?.id ?? '', response });
  };

  return (request, response) => {
    if (request.headers.authorization === undefined && isSmallPost(request)) {
      takeBody(request, (body) => {
        answer(answerKey(addresses, request, body), request, response, body);
      });
      return;
    }
    answer(answerKey(addresses, request), request, response);
  };
}
