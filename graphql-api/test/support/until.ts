const PATIENCE_MS = 10_000;
const STEP_MS = 25;

/** Polls until `question` returns something true. Fails when its time is up. */
export async function until<T>(
  question: () => Promise<T | null | undefined | false>,
  what: string,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const answer = await question();
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}
