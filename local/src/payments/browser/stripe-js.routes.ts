import { Router } from 'express';
export function stripeJsRoutes(): Router {
  return Router();
}
