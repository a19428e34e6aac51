import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** NODE_OPTIONS that preload modules of this folder into a shop process, which knows nothing of them. */
export const preloaded = (...modules: string[]): { NODE_OPTIONS: string } => ({
  NODE_OPTIONS: modules.map((name) => `--import ${pathToFileURL(join(__dirname, name)).href}`).join(' '),
});
