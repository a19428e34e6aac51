import type { RequestHandler } from 'express';

/** Lets any page call, without credentials, as Stripe's API does. */
export const allowAnyOrigin: RequestHandler = (req, res, next) => {
  res.setHeader('Access-Control-Allow-Origin', '*');
  res.setHeader('Access-Control-Expose-Headers', 'Request-Id, Idempotent-Replayed, Original-Request');
  if (req.method !== 'OPTIONS') {
    next();
    return;
  }
  res.setHeader('Access-Control-Allow-Methods', 'GET, POST, DELETE, OPTIONS');
  res.setHeader('Access-Control-Allow-Headers', req.get('access-control-request-headers') ?? '*');
  res.setHeader('Access-Control-Max-Age', '300');
  res.sendStatus(204);
};
