import { MemoryReadBudget, READ_BUDGET } from './memory-read-budget.js';

const ONE_READ = 100;

/** Points read until the shop refuses. */
async function pointsUntilRefused(visitorOf: (round: number) => string): Promise<number> {
  const budget = new MemoryReadBudget();
  for (let round = 0; round < 1000; round++) {
    const who = { network: '10.0.0.1', visitor: visitorOf(round) };
    const refusal = await budget.check(who).catch((error: unknown) => error);
    if (refusal) return round * ONE_READ;
    await budget.spend(who, ONE_READ);
  }
  return Infinity;
}

test('one visitor can read up to the budget, with or without a proxy that reports an address', async () => {
  expect(await pointsUntilRefused(() => '10.0.0.1')).toBe(READ_BUDGET.points);
  expect(await pointsUntilRefused(() => '10.0.0.1 for 198.51.100.7')).toBe(READ_BUDGET.points);
});

test("inventing a visitor for each request yields no more than four visitors' budgets", async () => {
  expect(await pointsUntilRefused((round) => `10.0.0.1 for 198.51.${round}.7`)).toBe(
    READ_BUDGET.visitorsOfAddress * READ_BUDGET.points,
  );
});

test('one greedy visitor behind a proxy does not use up the budget of the others', async () => {
  const budget = new MemoryReadBudget();
  const behindProxy = (address: string) => ({ network: '10.0.0.1', visitor: `10.0.0.1 for ${address}` });
  await budget.spend(behindProxy('198.51.100.7'), READ_BUDGET.points);

  await expect(budget.check(behindProxy('198.51.100.7'))).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await expect(budget.check(behindProxy('198.51.100.8'))).resolves.toBeUndefined();
});
