import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { ApolloServer } from '@apollo/server';
import type { Logger } from 'pino';

import type { ShopContext } from '../../auth/shop-context.js';
import { inItsRequest } from '../watch-requests.js';
import type { Answerer } from './answerer.js';
import { askApollo, type Sent } from './ask-apollo.js';
import { isJson, isSmallPost, takeBody } from './post-body.js';
import { type AnswerStyle, sendAnswer } from './send-answer.js';

export interface GraphqlLaneParts {
  readonly apollo: ApolloServer<ShopContext>;
  readonly contextOf: (request: IncomingMessage) => Promise<ShopContext>;
  readonly style: AnswerStyle;
  readonly log: Logger;
  /** Answers everything else. */
  readonly app: Answerer;
}

/**
 * Answers GraphQL as most clients send it, a small POST of JSON or a GET, without Express, whose layers cost more than the
 * operation: same answers, same headers (ADR 025). Whatever is unusual goes to `app`.
 */
export function graphqlLane(parts: GraphqlLaneParts): Answerer {
  const { apollo, contextOf, style, app, log } = parts;

  const answer = (request: IncomingMessage, response: ServerResponse, sent: Sent) => {
    const { underWay } = request;
    if (underWay) underWay.route = '/graphql';
    const requestId = underWay?.id ?? '';
    inItsRequest(request, () => {
      askApollo(apollo, request, sent, () => contextOf(request))
        .then((made) => sendAnswer(style, { request, response, requestId }, made))
        .catch((error: unknown) => {
          log.error({ err: error }, 'fault');
          response.destroy();
        });
    });
  };

  const answerPost = (request: IncomingMessage, response: ServerResponse, bytes: Buffer) => {
    const body = readObject(bytes);
    if (body) answer(request, response, { method: 'POST', search: '', body });
    else app(request, response);
  };

  return (request, response, bytes) => {
    const { method, url = '' } = request;
    if (method === 'GET' && url.startsWith('/graphql?')) {
      answer(request, response, { method, search: url.slice('/graphql'.length), body: undefined });
    } else if (!isSmallPost(request) || !isJson(request.headers)) {
      app(request, response);
    } else if (bytes) {
      answerPost(request, response, bytes);
    } else {
      takeBody(request, (taken) => {
        answerPost(request, response, taken);
      });
    }
  };
}

/** The object that these bytes are in JSON; undefined for anything else. */
function readObject(bytes: Buffer): object | undefined {
  if (!isUtf8(bytes)) return undefined;
  try {
    const value: unknown = JSON.parse(bytes.toString());
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
