import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { Refusal } from './refusal.mjs';
import { replaceBuild } from './replace-build.mjs';
import { inRoot } from './root.mjs';
import { sourceFiles } from './source-hash.mjs';

/**
 * Compiles a workspace's `src` to its `dist` with SWC and the workspace's `.swcrc`, and copies what is not TypeScript.
 * `bundle` then adds to the new folder. `dist` is replaced as a whole once all of it is there; when something can't be compiled, it stays.
 */
export async function compileFolder(workspace, bundle = async () => {}) {
  const src = join(workspace, 'src');
  // Next to `dist`: from there the same packages are found.
  const fresh = join(workspace, 'dist.fresh');
  try {
    rmSync(fresh, { recursive: true, force: true });
    await Promise.all(
      sourceFiles(src).map((file) => compileFile(workspace, file, join(fresh, relative(src, file)))),
    );
    await bundle(fresh);
    replaceBuild(fresh, join(workspace, 'dist'), ['bundle']);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

async function compileFile(workspace, file, target) {
  mkdirSync(dirname(target), { recursive: true });
  if (!file.endsWith('.ts')) return copyFileSync(file, target);
  // Not at the top of the file, which is loaded before anything is installed.
  const { default: swc } = await import('@swc/core');
  const options = { cwd: workspace, configFile: join(workspace, '.swcrc'), swcrc: false, sourceMaps: true };
  const { code, map } = await swc.transformFile(file, options).catch((error) => {
    // The compiler's own message, without the stack of its Rust code.
    const words = error.message.split(/\n+Caused by:/)[0];
    throw new Refusal(`${relative(inRoot(), file)} could not be compiled:\n${words}`);
  });
  const script = target.replace(/\.ts$/, '.js');
  writeFileSync(`${script}.map`, map);
  return writeFileSync(script, `${code}\n//# sourceMappingURL=${basename(script)}.map\n`);
}
