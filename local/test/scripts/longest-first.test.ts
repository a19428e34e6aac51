import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aFolder, removeFolders } from '../support/folders.js';
import { withScript } from '../support/script-module.js';

afterEach(removeFolders);

test("the files with the longest timeouts come first, the others in Jest's own order", async () => {
  const folder = aFolder();
  const files = {
    'small.test.ts': '',
    'large.test.ts': '// a few words more than the small one has',
    'slow.test.ts': 'jest.setTimeout(90_000);',
    'slowest.test.ts': 'jest.setTimeout(240_000);',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);

  const { output } = await withScript(
    '../../jest/longest-first.mjs',
    `const { statSync } = await import('node:fs');
     const folder = ${JSON.stringify(folder)};
     const context = {
       config: { id: 'files', cacheDirectory: folder },
       hasteFS: { getSize: (path) => statSync(path).size },
     };
     const tests = ${JSON.stringify(Object.keys(files))}.map((name) => ({ path: folder + '/' + name, context }));
     const sequencer = new m.default({ contexts: [], globalConfig: {} });
     console.log(sequencer.sort(tests).map(({ path }) => path.slice(folder.length + 1)).join());`,
  );

  expect(output).toBe('slowest.test.ts,slow.test.ts,large.test.ts,small.test.ts');
});
