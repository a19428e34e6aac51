import { importedId, newId } from '../shared/ids.js';

export interface ImportedRow {
  /** Null when the old id is of another kind. */
  readonly legacyId: string | null;
  readonly createdAt: Date;
}

/** The id that follows from its old one, else a new one of its time. */
export function idOfImported({ legacyId, createdAt }: ImportedRow): string {
  return legacyId === null ? newId(createdAt) : importedId(legacyId);
}
