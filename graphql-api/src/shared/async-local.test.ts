import { AsyncLocal } from './async-local.js';

test('concurrent work keeps separate values, which end with the work', async () => {
  const visitor = new AsyncLocal<string>();
  const page = new AsyncLocal<number>();
  const both = async () => {
    await Promise.resolve();
    return [visitor.get(), page.get()];
  };

  const [inner, other] = await Promise.all([
    visitor.run('Ada', () => page.run(1, () => visitor.run('Bo', both))),
    page.run(2, both),
  ]);

  expect(inner).toEqual(['Bo', 1]);
  expect(other).toEqual([undefined, 2]);
  expect(await both()).toEqual([undefined, undefined]);
});
