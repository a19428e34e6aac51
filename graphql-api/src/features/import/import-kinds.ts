import type { ImportKind } from './import-kind.js';
import type { ImportKindName } from './import.types.js';

/** Every kind of file that the shop takes. A new one is a line in `create-services.ts`, and its name. */
export type ImportKinds = Readonly<Record<ImportKindName, ImportKind>>;
