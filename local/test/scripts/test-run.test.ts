import { withScript } from '../support/script-module.js';

const choose = async (words: string[]): Promise<unknown> => {
  const { output } = await withScript(
    'test-projects.mjs',
    `console.log(JSON.stringify(m.chooseProjects(${JSON.stringify(words)})))`,
  );
  return JSON.parse(output);
};

test('by default everything runs except the long browser stories and the faults', async () => {
  expect(await choose([])).toEqual({ projects: ['unit', 'api', 'web', 'local', 'journey'], jestArgs: [] });
});

test("projects are chosen with Jest's own option, and other arguments are passed to Jest", async () => {
  expect(await choose(['--selectProjects', 'api', 'web', '-t', 'last unit'])).toEqual({
    projects: ['api', 'web'],
    jestArgs: ['-t', 'last unit'],
  });
  expect(await choose(['--verbose', '--selectProjects=api'])).toEqual({
    projects: ['api'],
    jestArgs: ['--verbose'],
  });
});

test('projects can be excluded', async () => {
  expect(await choose(['--ignoreProjects', 'journey', 'local'])).toEqual({
    projects: ['unit', 'api', 'web'],
    jestArgs: [],
  });
});

test('--help lists the options and runs nothing', async () => {
  const { code, output } = await withScript('test-run.mjs', `await m.testRun(['--help'])`);
  expect(code).toBe(0);
  expect(output).toMatch(/--selectProjects.*unit, api, web, local, journey/);
  expect(output).not.toContain('passed');
});

const count = async (results: object, words: string[] = [], exitCode = 0): Promise<unknown> => {
  const defaults = {
    success: true,
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    numRuntimeErrorTestSuites: 0,
  };
  const { output } = await withScript(
    'jest-run.mjs',
    `console.log(JSON.stringify(m.count(${JSON.stringify({ ...defaults, ...results })}, ${JSON.stringify(words)}, ${exitCode})))`,
  );
  // What it tells the user comes before or after.
  return JSON.parse(output.split('\n').find((line) => line.startsWith('{')) ?? '');
};

test('passed and failed tests are counted', async () => {
  expect(await count({ success: false, numFailedTests: 2 })).toEqual({ passed: 3, failed: 2 });
});

test('a test file that could not run counts as a failed test', async () => {
  expect(await count({ success: false, numRuntimeErrorTestSuites: 1 })).toEqual({ passed: 3, failed: 1 });
});

test('a skipped or todo test counts as failed, unless only some tests were requested', async () => {
  expect(await count({ numPendingTests: 1, numTodoTests: 1 })).toEqual({ passed: 3, failed: 2 });
  expect(await count({ numPendingTests: 7 }, ['-t', 'one name'])).toEqual({ passed: 3, failed: 0 });
});

test('a run that Jest reports as failed never counts as passed', async () => {
  expect(await count({ success: false })).toEqual({ passed: 3, failed: 1 });
});

test('a run without tests never counts as passed', async () => {
  // Jest calls it a success, and ends with 1.
  expect(await count({ numPassedTests: 0 }, ['--testPathPatterns', 'no such file'], 1)).toEqual({
    passed: 0,
    failed: 1,
  });
  expect(await count({ numPassedTests: 0, numPendingTests: 7 }, ['-t', 'no such name'])).toEqual({
    passed: 0,
    failed: 1,
  });
});
