import { withScript } from '../support/script-module.js';

/** What steps write to a stream while one runs that says something. */
const written = async (stream: string, work = '') => {
  const { output } = await withScript(
    'step.mjs',
    `let text = '';
    const steps = m.createSteps({ ...${stream}, write: (words) => (text += words) });
    await steps.run('Build the whole wide world', async () => { steps.note('hello'); ${work} }).catch(() => {});
    console.log(JSON.stringify(text))`,
  );
  return JSON.parse(output) as string;
};

test('without a terminal a step prints a line at its start and one at its end', async () => {
  expect((await written('{}')).replace(/\d\.\d s/, '0.0 s')).toBe(
    '… Build the whole wide world\nhello\n✓ Build the whole wide world (0.0 s)\n',
  );
});

test('a failing step is marked', async () => {
  expect(await written('{}', `throw new Error('no')`)).toContain('✗ Build the whole wide world');
});

test('in a terminal, output stays above a status line that never wraps', async () => {
  const text = await written('{ isTTY: true, columns: 20 }');
  expect(text).toMatch(/hello\n[^]*✓ Build the whole wide world \(\d\.\d s\)\n$/);
  const bottoms = text.split(/\r|\n/).flatMap((line) => /[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏].*/.exec(line)?.[0] ?? []);
  expect(bottoms.length).toBeGreaterThan(0);
  for (const line of bottoms) expect(line.length).toBeLessThan(20);
});
