import { isUtf8 } from 'node:buffer';

import express, { type RequestHandler } from 'express';

import { BadInput } from '../shared/shop-error.js';

const LIMIT = '100kb';

/**
 * Reads the JSON body of a request, up to 100 kB. Bytes that are not UTF-8 are refused rather than replaced: an address
 * full of question marks can't be delivered to.
 */
export function jsonBody(): RequestHandler {
  return express.json({
    limit: LIMIT,
    verify: (_request, _response, bytes, encoding) => {
      if (encoding === 'utf-8' && !isUtf8(bytes)) throw new BadInput('The request is not in UTF-8.');
    },
  });
}
