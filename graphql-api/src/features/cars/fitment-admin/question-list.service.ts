import type { EntityManager } from 'typeorm';

import { listQuestions } from './fitment-list.js';
import type { KnownQuestion } from './line-check.js';

export class QuestionList {
  constructor(private readonly manager: EntityManager) {}

  /** All of them, by key: they are few. */
  list(): Promise<KnownQuestion[]> {
    return listQuestions(this.manager);
  }
}
