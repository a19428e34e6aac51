import { fileURLToPath } from 'node:url';
import api from '../../package.json' with { type: 'json' };

/** Packages that tests share with the shop, and those too large to be loaded for each file. */
const names = [
  ...Object.keys(api.dependencies),
  'ajv',
  'ajv/dist/2020.js',
  'ajv-formats',
  'csv-parse/sync',
  'fast-check',
  'yaml',
];

/** Packages that are loaded once in each worker, by name: the file that the built shop gets when it imports them. */
export const packages = Object.fromEntries(
  names.map((name) => [name, fileURLToPath(import.meta.resolve(name))]),
);
