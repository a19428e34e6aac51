import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';

import { PictureTooLarge } from '../../../../catalogue/picture/picture.errors.js';
import { wholePicture } from '../../../../catalogue/picture/read-picture.js';
import { type HostAddress, type ResolveHost, resolvePublicHost } from './public-address.js';
import { NotToBeFetched, PictureNotFetched } from './picture-source.errors.js';
import type { PictureSource } from './picture-source.port.js';

const MAX_REDIRECTS = 3;
/** Milliseconds for all of it: looking up, every redirect, the last byte. */
const MAX_MS = 20_000;

/**
 * Fetches by HTTP, from the public internet only: a file that someone else wrote must not make the shop ask its own network (ADR 050). Each
 * host is looked up once and connected at the address that was checked, after a redirect too; the name still counts for the certificate.
 */
export class HttpPictureSource implements PictureSource {
  constructor(
    private readonly resolve: ResolveHost = resolvePublicHost,
    private readonly maxMs = MAX_MS,
  ) {}

  async fetch(address: string): Promise<Buffer> {
    const signal = AbortSignal.timeout(this.maxMs);
    try {
      return await this.follow(address, signal);
    } catch (error) {
      if (error instanceof PictureNotFetched || error instanceof PictureTooLarge) throw error;
      const why = signal.aborted ? `took longer than ${this.maxMs / 1000} seconds` : connectionProblem(error);
      throw new PictureNotFetched(`The host ${why}.`, { cause: error });
    }
  }

  private async follow(address: string, signal: AbortSignal): Promise<Buffer> {
    let url = webAddress(address);
    for (let redirects = 0; ; redirects++) {
      const answer = await this.ask(url, signal);
      const { statusCode = 0, headers } = answer;
      if (statusCode === 200) return wholePicture(answer);
      answer.destroy();
      if (statusCode < 300 || statusCode > 399 || headers.location === undefined) {
        throw new PictureNotFetched(`The host answered ${statusCode}.`);
      }
      if (redirects === MAX_REDIRECTS) {
        throw new PictureNotFetched(`The host redirected more than ${MAX_REDIRECTS} times.`);
      }
      url = webAddress(headers.location, url);
    }
  }

  private async ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const checked = await this.resolve(url.hostname.replace(/^\[|\]$/g, ''), signal);
    const request = url.protocol === 'https:' ? requestSecure : requestPlain;
    const options: RequestOptions = {
      // A connection of its own: one that was kept could be to another address.
      agent: false,
      headers: { accept: 'image/*', 'user-agent': 'Axle (pictures of parts)' },
      lookup: always(checked),
      signal,
    };
    return new Promise((resolve, reject) => {
      request(url, options, resolve).on('error', reject).end();
    });
  }
}

/** Throws NotToBeFetched. */
function webAddress(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new NotToBeFetched(`${address.slice(0, 100)} is not an http or https address.`);
  }
  return url;
}

/** Returns the same for every lookup of a host. */
const always =
  ({ address, family }: HostAddress): LookupFunction =>
  (_host, { all }, answer) => {
    if (all) answer(null, [{ address, family }]);
    else answer(null, address, family);
  };

function connectionProblem(error: unknown): string {
  const code = (error as { code?: unknown }).code;
  if (code === 'ENOTFOUND' || code === 'ENODATA') return 'was not found';
  if (code === 'ETIMEOUT') return 'has no responding name server';
  if (code === 'ECONNREFUSED') return 'refused the connection';
  return `could not be reached (${typeof code === 'string' ? code : 'no connection'})`;
}
