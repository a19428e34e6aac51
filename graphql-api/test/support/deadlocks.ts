import { Client } from 'pg';

const DEADLOCK_DETECTED = '40P01';

/** Number of deadlocks broken while `work` ran, repeated transactions included; and the result of `work`. */
export async function deadlocksWhile<T>(work: () => Promise<T>): Promise<{ deadlocks: number; answer: T }> {
  const query = jest.spyOn(Client.prototype, 'query');
  try {
    const answer = await work();
    const outcomes = await Promise.allSettled(
      query.mock.results.map(({ value }) => value as Promise<unknown>),
    );
    const deadlocks = outcomes.filter(
      (outcome) =>
        outcome.status === 'rejected' && (outcome.reason as { code?: unknown }).code === DEADLOCK_DETECTED,
    ).length;
    return { deadlocks, answer };
  } finally {
    query.mockRestore();
  }
}
