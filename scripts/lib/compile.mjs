import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { Refusal } from './refusal.mjs';
import { inRoot } from './root.mjs';
import { sourceFiles } from './source-hash.mjs';

/**
 * Compiles a workspace's `src` to its `dist` with SWC and the workspace's `.swcrc`, copies what is not TypeScript, and
 * removes what has no source any more. Each file is replaced in one step, so a reader never meets half a file.
 */
export async function compileFolder(workspace) {
  const swc = createRequire(inRoot('package.json'))('@swc/core');
  const [src, dist] = [join(workspace, 'src'), join(workspace, 'dist')];
  const written = new Set();
  const write = (path, put) => {
    mkdirSync(dirname(path), { recursive: true });
    put(`${path}.${process.pid}.new`);
    renameSync(`${path}.${process.pid}.new`, path);
    written.add(path);
  };

  await Promise.all(
    sourceFiles(src).map(async (file) => {
      const target = join(dist, relative(src, file));
      if (!/\.ts$/.test(file)) return write(target, (path) => copyFileSync(file, path));
      if (/\.d\.ts$/.test(file)) return undefined;
      const { code, map } = await compileFile(swc, workspace, file);
      const script = target.replace(/\.ts$/, '.js');
      write(`${script}.map`, (path) => writeFileSync(path, map));
      write(script, (path) => writeFileSync(path, `${code}\n//# sourceMappingURL=${basename(script)}.map\n`));
    }),
  );
  removeOthers(dist, written);
}

async function compileFile(swc, workspace, file) {
  try {
    return await swc.transformFile(file, {
      cwd: workspace,
      configFile: join(workspace, '.swcrc'),
      swcrc: false,
      sourceMaps: true,
    });
  } catch (error) {
    throw new Refusal(`${relative(inRoot(), file)} could not be compiled:\n${withoutTrace(error.message)}`);
  }
}

/** The compiler's own words, without the stack of its Rust code. */
const withoutTrace = (message) => message.split(/\n+Caused by:/)[0];

function removeOthers(folder, keep) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) {
      if (!keep.has(path)) rmSync(path, { force: true });
      continue;
    }
    removeOthers(path, keep);
    if (readdirSync(path).length === 0) rmSync(path, { recursive: true });
  }
}
