import { join } from 'node:path';

/** The folder of the whole project. */
export const inRoot = (...path: string[]): string => join(import.meta.dirname, '../../..', ...path);
