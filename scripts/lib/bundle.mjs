import { readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative } from 'node:path';

/** Packages loaded long after the start or only where they are needed, from `node_modules`. */
const LOADED_LATER = /^(firebase-admin|nodemailer|sharp|@opentelemetry)(\/|$)/;

/**
 * Joins each compiled `dist/bin/<name>.js` and the packages that it uses to `dist/bundle/<name>.js`, with chunks for what it shares
 * with others or loads later: Node then looks for, reads and links a few files at the start instead of 2,600 (ADR 025). Classes keep
 * their names, and faults are reported in lines of the sources.
 */
export async function bundlePrograms(dist, names) {
  // Not at the top of the file, which is loaded before anything is installed.
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: names.map((name) => join(dist, 'bin', `${name}.js`)),
    platform: 'node',
    // As Node itself chooses where a package says nothing better.
    resolve: { mainFields: ['main'] },
    external: (id) => isBuiltin(id) || LOADED_LATER.test(id),
    plugins: [compiledSources(dist)],
  });
  const folder = join(dist, 'bundle');
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    keepNames: true,
    sourcemap: true,
    entryFileNames: '[name].js',
    // All in one folder: from there every module finds its neighbors in `dist` by the same way.
    chunkFileNames: '[name]-[hash].js',
  });
  for (const { fileName } of output) if (fileName.endsWith('.map')) forgetContents(join(folder, fileName));
}

/**
 * Has lines of what the compiler made lead on to those that someone wrote, and a module that asks where it is answered as
 * if it stood alone: files that it reads are next to it in `dist`.
 */
const compiledSources = (dist) => ({
  name: 'compiled-sources',
  load: (id) => {
    if (!id.startsWith(dist) || !id.endsWith('.js')) return null;
    const here = `new URL(${JSON.stringify(join('..', relative(dist, id)))}, import.meta.url).href`;
    const code = readFileSync(id, 'utf8').replaceAll('import.meta.url', here);
    return { code, map: readFileSync(`${id}.map`, 'utf8') };
  },
});

/** Node reads the whole map at the start; lines are reported without the text that was there. */
function forgetContents(file) {
  const map = JSON.parse(readFileSync(file, 'utf8'));
  delete map.sourcesContent;
  writeFileSync(file, JSON.stringify(map));
}

/** Joins a module, with the styles and markup that it imports as text, to one classic script for the browser. */
export async function bundleScript(entry, file) {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({ input: entry, moduleTypes: { '.css': 'text', '.html': 'text' } });
  await bundle.write({ file, format: 'iife' });
}
