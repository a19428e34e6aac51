import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { Refusal } from './refusal.mjs';
import { inRoot } from './root.mjs';
import { sourceFiles } from './source-hash.mjs';

/**
 * Compiles a workspace's `src` to its `dist` with SWC and the workspace's `.swcrc`, and copies what is not TypeScript.
 * `dist` is replaced as a whole once all of it is there; when something can't be compiled, it stays.
 */
export async function compileFolder(workspace) {
  const [src, dist] = [join(workspace, 'src'), join(workspace, 'dist')];
  const fresh = inRoot('.cache', 'build', `${basename(workspace)}.${process.pid}`);
  try {
    await Promise.all(
      sourceFiles(src).map((file) => compileFile(workspace, file, join(fresh, relative(src, file)))),
    );
    if (existsSync(dist)) renameSync(dist, `${fresh}.old`);
    renameSync(fresh, dist);
  } finally {
    for (const folder of [fresh, `${fresh}.old`]) rmSync(folder, { recursive: true, force: true });
  }
}

async function compileFile(workspace, file, target) {
  mkdirSync(dirname(target), { recursive: true });
  if (!file.endsWith('.ts')) return copyFileSync(file, target);
  // Not at the top of the file, which is loaded before anything is installed.
  const { default: swc } = await import('@swc/core');
  const options = { cwd: workspace, configFile: join(workspace, '.swcrc'), swcrc: false, sourceMaps: true };
  const { code, map } = await swc.transformFile(file, options).catch((error) => {
    // The compiler's own words, without the stack of its Rust code.
    const words = error.message.split(/\n+Caused by:/)[0];
    throw new Refusal(`${relative(inRoot(), file)} could not be compiled:\n${words}`);
  });
  const script = target.replace(/\.ts$/, '.js');
  writeFileSync(`${script}.map`, map);
  return writeFileSync(script, `${code}\n//# sourceMappingURL=${basename(script)}.map\n`);
}
