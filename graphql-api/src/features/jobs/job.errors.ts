import { refusal } from '../../shared/shop-error.js';

export class NoSuchJob extends refusal('NOT_FOUND', 'There is no such job, or no longer.') {}

/** Someone else has changed the job, or created one with this key. */
export class JobChangedConflict extends refusal(
  'CONFLICT',
  'Another admin changed this job while you were editing. Reload it before you save.',
) {}
