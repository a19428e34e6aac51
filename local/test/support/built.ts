import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The project's folder. */
export const projectRoot = join(__dirname, '..', '..', '..');

/** Local services run as processes of their own, from built files: brings `local/dist` up to date. */
export function buildLocal(): void {
  execFileSync(process.execPath, [join(projectRoot, 'scripts', 'build.mjs'), 'local']);
}
