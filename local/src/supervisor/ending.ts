import { commandLine, identify, isAlive, parentOf } from '../process/process-identity.js';

/** Why a run is to end, and the moment when that is known: a signal, a vanished parent, or our own decision. */
export class Ending {
  /** Resolves when the run is to end. */
  readonly requested: Promise<void>;
  /** What to tell the user as the reason of a failure; undefined when the end was asked for. */
  failure: string | undefined;
  private resolve: () => void = () => undefined;
  private begun = false;
  private readonly ancestorWatch: NodeJS.Timeout | undefined;

  /** `atOnce` is called for a second signal. */
  constructor(private readonly atOnce: () => void) {
    this.requested = new Promise((resolve) => (this.resolve = resolve));
    for (const signal of SIGNALS) process.on(signal, this.onSignal);
    if (process.env.npm_lifecycle_event)
      this.ancestorWatch = watchAncestors(() => {
        this.request();
      });
  }

  get isRequested(): boolean {
    return this.begun;
  }

  request(failure?: string): void {
    if (this.begun) return;
    this.begun = true;
    this.failure = failure;
    this.resolve();
  }

  /** Gives the signals back to Node. */
  release(): void {
    clearInterval(this.ancestorWatch);
    for (const signal of SIGNALS) process.off(signal, this.onSignal);
  }

  private readonly onSignal = (): void => {
    if (this.begun) this.atOnce();
    else this.request();
  };
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Started by npm, we end with it, also when it is killed and can't pass that on. Between npm and us there may be a shell. */
function watchAncestors(gone: () => void): NodeJS.Timeout {
  const parent = process.ppid;
  const isShell = /^\S*sh -c /.test(commandLine(parent) ?? '');
  const npm = identify(isShell ? (parentOf(parent) ?? parent) : parent);
  return setInterval(() => {
    if (process.ppid !== parent || (npm && !isAlive(npm))) gone();
  }, 1_000).unref();
}
