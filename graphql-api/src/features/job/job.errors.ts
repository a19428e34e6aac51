import { Conflict, NotFound } from '../../shared/shop-error.js';

export class NoSuchJob extends NotFound {
  constructor() {
    super('This job is not there (any more).');
  }
}

/** Somebody else has changed the job, or created one with this key. */
export class JobChangedMeanwhile extends Conflict {
  constructor() {
    super('Somebody else has changed this job meanwhile. Look at it again, then change it once more.');
  }
}
