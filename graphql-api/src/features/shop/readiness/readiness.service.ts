import type { Clock } from '../../../shared/clock.js';
import { type Answer, type Check, good, missing, unknown } from './check.js';
import { CredentialRefused, RightMissing } from './readiness.errors.js';
import { ReadinessArea, type ReadinessCheck } from './readiness.types.js';

/** How long one check may take, and how long results are reused. Milliseconds. */
const PATIENCE_MS = 10_000;
const SHOWN_MS = 30_000;

export interface ReadinessParts {
  /** Connects if necessary; throws when the database does not respond. */
  readonly reach: () => Promise<unknown>;
  readonly checks: readonly Check[];
  readonly clock: Clock;
}

/**
 * What is still missing before the shop opens. Each check asks the thing itself; whatever gives no answer in time is
 * UNKNOWN, with the reason, and nothing is reported as good that was not seen.
 */
export class ReadinessService {
  private shown: { readonly until: number; readonly answers: Promise<ReadinessCheck[]> } | undefined;
  private running: Promise<ReadinessCheck[]> | undefined;

  constructor(private readonly parts: ReadinessParts) {}

  /** Like `ask`, at most every half minute unless `fresh`; concurrent callers get the same results. */
  read({ fresh = false } = {}): Promise<ReadinessCheck[]> {
    const now = this.parts.clock.now().getTime();
    if (this.shown && !fresh && now < this.shown.until) return this.shown.answers;
    this.running ??= this.ask().finally(() => {
      this.running = undefined;
    });
    this.shown = { until: now + SHOWN_MS, answers: this.running };
    return this.running;
  }

  /** Runs all checks at once. Never throws; takes at most ten seconds, and as long again for the database. */
  async ask(): Promise<ReadinessCheck[]> {
    const { reach, checks } = this.parts;
    const database = await answered(reach).then(
      () => good('The database responds.'),
      () => NO_DATABASE,
    );
    const others = checks.map(async ({ area, name, ask }): Promise<ReadinessCheck> => ({
      area,
      ...(await answered(ask).catch((error: unknown) => answerTo(error, name))),
    }));
    return [{ area: ReadinessArea.DATABASE, ...database }, ...(await Promise.all(others))];
  }
}

const NO_DATABASE: Answer = missing("The database at DATABASE_URL doesn't respond.", {
  steps: ['Is Postgres running, and are its address, name and password right?'],
  copy: ['DATABASE_URL=postgres://user:password@host:5432/database'],
});

function answerTo(error: unknown, name: string): Answer {
  if (error instanceof CredentialRefused)
    return missing(error.message, { steps: ['Copy it again from its provider: docs/going-live.md.'] });
  if (error instanceof RightMissing) return unknown(error.message);
  // Never the error's message: addresses in it may contain a password.
  return unknown(`${name}: no answer${reasonOf(error)}.`);
}

/** The code of an error, such as ECONNREFUSED: it contains no address. */
function reasonOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && /^[\w/-]{1,40}$/.test(code)) return ` (${code})`;
  }
  return error instanceof OutOfPatience ? ` within ${PATIENCE_MS / 1000} seconds` : '';
}

class OutOfPatience extends Error {}

async function answered<T>(ask: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new OutOfPatience()), PATIENCE_MS);
  });
  try {
    return await Promise.race([ask(), late]);
  } finally {
    clearTimeout(timer);
  }
}
