import { Router } from 'express';
export function testCardsRoutes(): Router {
  return Router();
}
