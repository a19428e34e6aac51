import { Conflict, refusal, ShopError } from '../../../shared/shop-error.js';

export class NoSuchImport extends refusal('NOT_FOUND', 'This import no longer exists.') {}

/** The import is at another point than this asks for. */
export class NotNow extends Conflict {}

/** Someone discards the import that the shop is at. */
export class ImportDiscarded extends Error {}

/** Larger than a file may be as it comes. */
export class FileTooLarge extends ShopError {
  readonly code = 'PAYLOAD_TOO_LARGE';

  constructor(megabytes: number) {
    super(`The file is larger than ${megabytes} MB. Split it into smaller files, or compress it with gzip.`);
  }
}

/** The shop is no longer what the preview was made from; the message says which row of the file. */
export class ShopChanged extends Conflict {}
