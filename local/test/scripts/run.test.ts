import { join } from 'node:path';
import { projectRoot } from '../support/built.js';
import { withScript } from '../support/script-module.js';

const run = async (file: string, args: string[]): Promise<unknown> => {
  const call = `m.run(${file}, ${JSON.stringify(args)})`;
  return JSON.parse((await withScript('run.mjs', `console.log(JSON.stringify(await ${call}))`)).output);
};

test('run() returns exit code, standard output and all output', async () => {
  const program = `console.log('result'); console.error('trouble'); process.exitCode = 3;`;
  expect(await run('process.execPath', ['-e', program])).toEqual({
    code: 3,
    stdout: 'result\n',
    output: expect.stringMatching(/result\n[^]*trouble|trouble\n[^]*result/) as string,
  });
});

test('run() returns the reason when the program is missing', async () => {
  // By its path: a name alone is searched for in all of PATH, where a folder that may not be read gives another reason.
  const program = join(projectRoot, 'no-such-program');
  expect(await run(JSON.stringify(program), [])).toMatchObject({
    code: 1,
    output: `spawn ${program} ENOENT`,
  });
});
