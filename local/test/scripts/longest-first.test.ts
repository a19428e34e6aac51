import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../support/folders.js';
import { withScript } from '../support/script-module.js';

test('the files that ask for most patience come first, the others by size', async () => {
  const folder = temporaryFolder();
  const files = {
    'short.test.ts': '// a few words more than the others have',
    'small.test.ts': '',
    'slow.test.ts': 'jest.setTimeout(90_000);',
    'slowest.test.ts': 'jest.setTimeout(240_000);',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);

  const { output } = await withScript(
    'longest-first.mjs',
    `const folder = ${JSON.stringify(folder)};
     const context = {
       config: { id: 'files', cacheDirectory: folder },
       hasteFS: { getSize: (path) => path.length },
     };
     const tests = ${JSON.stringify(Object.keys(files))}.map((name) => ({ path: folder + '/' + name, context }));
     const sequencer = new m.default({ contexts: [], globalConfig: {} });
     console.log(sequencer.sort(tests).map(({ path }) => path.slice(folder.length + 1)).join());`,
  );

  expect(output.split(',').slice(0, 2)).toEqual(['slowest.test.ts', 'slow.test.ts']);
  expect(output.split(',').slice(2).sort()).toEqual(['short.test.ts', 'small.test.ts']);
});
