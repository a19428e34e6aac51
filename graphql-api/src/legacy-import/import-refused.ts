/** Why nothing can be imported at all: a sentence for the console. */
export class ImportRefused extends Error {}

/** Why one document can't be imported: the end of a sentence for the console. */
export class RowRefused extends Error {}
