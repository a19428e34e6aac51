import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { aFolder, removeFolders } from '../support/folders.js';
import { withScript } from '../support/script-module.js';

afterAll(removeFolders);
jest.setTimeout(60_000);

/** Builds a program of one module and one chunk, which it imports when it is asked to. */
async function build(folder: string, chunk: string, at = Date.now()): Promise<void> {
  const [fresh, place] = [join(folder, 'dist.fresh'), join(folder, 'dist')];
  mkdirSync(join(fresh, 'bundle'), { recursive: true });
  writeFileSync(
    join(fresh, 'bundle', 'main.mjs'),
    `process.stdin.once('data', () => import('./${chunk}').then(({ text }) => console.log(text)));
     console.log('open');`,
  );
  writeFileSync(join(fresh, 'bundle', chunk), `export const text = 'loaded ${chunk}';`);
  const code = `Date.now = () => ${at}; m.replaceBuild(${JSON.stringify(fresh)}, ${JSON.stringify(place)}, ['bundle'])`;
  expect(await withScript('replace-build.mjs', code)).toEqual({ code: 0, output: '' });
}

test('a running program loads its chunks after two later builds; they are removed a week after they were superseded', async () => {
  const folder = aFolder();
  await build(folder, 'later-aaaaaaaa.mjs');
  const program = spawn(process.execPath, [join(folder, 'dist/bundle/main.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: program.stdout });
  await once(lines, 'line');

  await build(folder, 'later-bbbbbbbb.mjs');
  await build(folder, 'later-cccccccc.mjs');
  const loaded = once(lines, 'line');
  program.stdin.end('load it\n');

  expect(await loaded).toEqual(['loaded later-aaaaaaaa.mjs']);
  await build(folder, 'later-dddddddd.mjs', Date.now() + 8 * 24 * 3_600_000);
  const left = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc', 'dddddddd'].filter((hash) =>
    existsSync(join(folder, `dist/bundle/later-${hash}.mjs`)),
  );
  expect(left).toEqual(['cccccccc', 'dddddddd']);
});
