import { Conflict, refusal, ShopError } from '../../../shared/shop-error.js';

export class NoSuchImport extends refusal('NOT_FOUND', 'This import no longer exists.') {}

/** The import is in another state than this requires. */
export class NotNow extends Conflict {}

/** An admin discards the import that is being processed. */
export class ImportDiscarded extends Error {}

/** Larger than a file may be as uploaded. */
export class FileTooLarge extends ShopError {
  readonly code = 'PAYLOAD_TOO_LARGE';

  constructor(megabytes: number) {
    super(`The file is larger than ${megabytes} MB. Split it into smaller files, or compress it with gzip.`);
  }
}

/** The shop is no longer what the preview was made from; the message says which row of the file. */
export class ShopChanged extends Conflict {}
