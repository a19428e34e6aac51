const PATIENCE_MS = 10_000;
const STEP_MS = 25;

/** Waits for the thing itself: asks again until `question` answers something true. Fails after ten seconds. */
export async function until<T>(
  question: () => Promise<T | null | undefined | false>,
  what: string,
): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await question();
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}
