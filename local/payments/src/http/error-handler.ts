import type { ErrorRequestHandler, RequestHandler } from 'express';
import { invalidRequest, serverTrouble, StripeRefusal } from './stripe-refusal.js';

/** 404 for what no route handles, in Stripe's shape. */
export const unknownRoute: RequestHandler = (req) => {
  const url = `${req.method}: ${req.baseUrl}${req.path}`;
  const help = 'Please see https://stripe.com/docs or we can help at https://support.stripe.com/.';
  throw invalidRequest(`Unrecognized request URL (${url}). ${help}`, { status: 404 });
};

/** Responds to every failure in Stripe's shape; what is not a refusal is logged here and not sent. */
export const answerError: ErrorRequestHandler = (error: unknown, _req, res, next) => {
  if (res.headersSent) {
    next(error);
    return;
  }
  const refusal = error instanceof StripeRefusal ? error : (refusedBody(error) ?? trouble(error));
  res.status(refusal.status).json({ error: refusal.fields });
};

/** Express's error for a request that it couldn't read: too large, a bad encoding, a bad escape. */
function refusedBody(error: unknown): StripeRefusal | undefined {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return undefined;
  const { status } = error;
  if (status < 400 || status > 499) return undefined;
  const message = status === 413 ? 'The request is too large.' : 'Invalid request: it could not be read.';
  return invalidRequest(message, { status });
}

function trouble(error: unknown): StripeRefusal {
  console.error('payments sandbox:', error);
  return serverTrouble(500);
}
