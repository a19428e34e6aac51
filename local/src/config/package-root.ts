import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the `local` workspace; `src/x/y.ts` and `dist/x/y.js` lie equally deep in it. */
export const localRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The folder of the whole project. */
export const projectRoot = join(localRoot, '..');

/** A built file of this workspace, for code that is to run in a process of its own. */
export const builtFile = (path: string): string => join(localRoot, 'dist', path);
