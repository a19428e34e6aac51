import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { Request, RequestHandler, Response } from 'express';
import Negotiator from 'negotiator';
import type { Logger } from 'pino';

import type { Outcome, ShopContext } from '../auth/shop-context.js';
import type { Answer } from '../cache/answer.js';
import { cacheTags } from '../cache/cache-tags.js';
import type { App, Door } from '../cache/door.js';
import { isJson } from '../cache/small-post.js';
import { inItsRequest } from './watch-requests.js';

export interface GraphqlParts {
  readonly apollo: ApolloServer<ShopContext>;
  readonly contextOf: (request: IncomingMessage) => Promise<ShopContext>;
  readonly door: Door;
  /** Reads JSON of whatever length, coding and charset into `request.body`, or refuses it. */
  readonly readBody: RequestHandler;
  /** What `readBody` refuses, and faults. */
  readonly errorAnswer: (error: unknown) => Answer;
  readonly log: Logger;
  /** Whether `app` shows a page to those who ask `/graphql` for one. */
  readonly explorer: boolean;
  /** Responds to everything else. */
  readonly app: App;
}

const PATH = /^\/graphql(?=[/?]|$)/;
const EXPLORER = /^\/graphql\/?$/;
/** What Apollo Server reads. */
const READ_HEADERS = ['accept', 'apollo-require-preflight', 'content-type', 'x-apollo-operation-name'];
/** Treated as a missing header: Apollo Server negotiates any other value again, three times. */
const ORDINARY = new Set(['application/json', '*/*']);

/** Handles all of GraphQL, before Express, whose layers cost more than an operation (ADR 025). */
export function graphql(parts: GraphqlParts): App {
  const { apollo, contextOf, door, readBody, errorAnswer, log, explorer, app } = parts;
  const handle = async (
    request: IncomingMessage,
    response: ServerResponse,
    bytes?: Buffer,
  ): Promise<Answer> => {
    const { method = '', url = '', headers } = request;
    const small = bytes && isJson(headers) ? readObject(bytes) : undefined;
    const body = small ?? (method === 'POST' ? await read(readBody, request, response) : undefined);
    const query = url.indexOf('?');
    const search = query < 0 ? '' : url.slice(query);
    const known: { outcome?: Outcome } = {};
    const { result, tags } = await cacheTags.gather(() =>
      apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: { method, headers: headersFor(method, headers), search, body },
        context: async () => ({
          ...(await contextOf(request)),
          onOutcome: (outcome) => {
            known.outcome = outcome;
          },
        }),
      }),
    );
    if (result.body.kind !== 'complete') throw new Error('no one may ask for an answer in pieces');
    const { status = 200 } = result;
    return {
      status,
      headers: { ...Object.fromEntries(result.headers), vary: 'Accept' },
      body: result.body.string,
      tags: known.outcome === 'public' ? tags : undefined,
      unavailable: status === 503 || known.outcome === 'unavailable',
    };
  };

  return (request, response, bytes) => {
    if (!PATH.test(request.url ?? '') || isPreflight(request) || (explorer && isForPage(request))) {
      app(request, response);
      return;
    }
    if (request.active) request.active.route = '/graphql';
    inItsRequest(request, () => {
      door
        .answer(request, response, () => handle(request, response, bytes).catch(errorAnswer), bytes)
        .catch((error: unknown) => {
          log.error({ err: error }, 'fault');
          response.destroy();
        });
    });
  };
}

const isPreflight = ({ method, headers }: IncomingMessage): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

/** JSON is named first: clients that accept anything (curl, fetch) are programs. */
const isForPage = (request: IncomingMessage): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  EXPLORER.test(request.url ?? '') &&
  new Negotiator(request).mediaType(['application/json', 'text/html']) === 'text/html';

function headersFor(method: string, headers: IncomingHttpHeaders): HeaderMap {
  const shown = new HeaderMap();
  for (const name of READ_HEADERS) {
    const value = headers[name];
    if (value !== undefined) shown.set(name, String(value));
  }
  if (ORDINARY.has(shown.get('accept') ?? '')) shown.delete('accept');
  // A browser asks before it sends JSON for a page of another origin; saying so spares the parsing of its type.
  if (method === 'POST' && isJson(headers)) {
    shown.delete('content-type');
    shown.set('apollo-require-preflight', 'true');
  }
  return shown;
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

function read(
  readBody: RequestHandler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<unknown> {
  const expressRequest = request as Request;
  return new Promise((resolve, reject) => {
    void readBody(expressRequest, response as Response, (error?: unknown) => {
      if (error instanceof Error) reject(error);
      else resolve(expressRequest.body);
    });
  });
}
