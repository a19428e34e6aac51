import { build, needsBuild } from './build.mjs';
import { install, whyInstall } from './install.mjs';
import { withLock } from './lock.mjs';
import { checkNode, checkPath, checkRoom, checkWritable } from './preflight.mjs';
import { inRoot, root } from './root.mjs';

/**
 * Brings a clone to where its programs can run: the packages of this kind of command installed (`install.mjs`), the named workspaces
 * built. Does only what is missing.
 */
export async function prepare(steps, workspaces, kind = 'shop') {
  checkNode();
  checkPath(root);
  checkWritable(root);
  await withLock(
    inRoot('.cache', 'prepare.lock'),
    async () => {
      const reason = whyInstall(root, kind);
      checkRoom(root, { installing: reason !== null });
      if (reason) await steps.run(`Install the packages (${reason})`, () => install(root, kind));
      await Promise.all(
        workspaces.filter(needsBuild).map((name) => steps.run(`Build ${name}`, () => build(name))),
      );
    },
    () => steps.note('Another command is preparing this folder; waiting for it.'),
  );
}
