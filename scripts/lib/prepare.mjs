import { build, needsBuild } from './build.mjs';
import { install, whyInstall } from './install.mjs';
import { withLock } from './lock.mjs';
import { checkNode, checkRoom, checkWritable } from './preflight.mjs';
import { inRoot, root } from './root.mjs';

/** Brings a clone to where its programs can run: packages installed, the named workspaces built. Does only what is missing. */
export async function prepare(steps, workspaces) {
  checkNode();
  checkWritable(root);
  await withLock(
    inRoot('.cache', 'prepare.lock'),
    async () => {
      const reason = whyInstall(root);
      checkRoom(root, { installing: reason !== null });
      if (reason) await steps.run(`Install the packages with npm ci (${reason})`, () => install(root));
      await Promise.all(
        workspaces.filter(needsBuild).map((name) => steps.run(`Build ${name}`, () => build(name))),
      );
    },
    () => steps.note('Another command is preparing this folder; waiting for it.'),
  );
}
