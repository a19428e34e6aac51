import { Conflict, NotFound } from '../../shared/shop-error.js';

export class NoSuchJob extends NotFound {
  constructor() {
    super('There is no such job, or no longer.');
  }
}

/** Somebody else has changed the job, or created one with this key. */
export class JobChangedMeanwhile extends Conflict {
  constructor() {
    super('Somebody else has changed this job meanwhile. Look at it again before you change it.');
  }
}
