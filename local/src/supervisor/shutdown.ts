import { commandLine, identify, isAlive, parentOf } from '../process/process-identity.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The request that a run stops, and why: a signal, a vanished parent, or our own decision. */
export class Shutdown {
  /** Resolves when the run is to stop. */
  readonly requested: Promise<void>;
  isRequested = false;
  /** What to tell the user as the reason of a failure; undefined when the shutdown was requested. */
  failure: string | undefined;
  private resolve: () => void = () => undefined;
  private readonly ancestorWatch: NodeJS.Timeout | undefined;

  /** `atOnce` is called for a second signal. */
  constructor(private readonly atOnce: () => void) {
    this.requested = new Promise((resolve) => (this.resolve = resolve));
    for (const signal of SIGNALS) process.on(signal, this.onSignal);
    process.once('disconnect', this.onParentExit);
    if (process.env.npm_lifecycle_event) this.ancestorWatch = watchNpm(this.onParentExit);
  }

  request(failure?: string): void {
    if (this.isRequested) return;
    this.isRequested = true;
    this.failure = failure;
    this.resolve();
  }

  /** Returns the signals to Node. */
  release(): void {
    clearInterval(this.ancestorWatch);
    process.off('disconnect', this.onParentExit);
    for (const signal of SIGNALS) process.off(signal, this.onSignal);
  }

  private readonly onParentExit = (): void => {
    this.request();
  };

  private readonly onSignal = (): void => {
    if (this.isRequested) this.atOnce();
    else this.request();
  };
}

/** Started by npm, we stop with it, also when it is killed and can't pass that on. Between npm and the script may be a shell. */
function watchNpm(gone: () => void): NodeJS.Timeout {
  const starter = parentOf(process.ppid) ?? process.ppid;
  const isShell = /^\S*sh -c /.test(commandLine(starter) ?? '');
  const npm = identify(isShell ? (parentOf(starter) ?? starter) : starter);
  return setInterval(() => {
    if (npm && !isAlive(npm)) gone();
  }, 1_000).unref();
}
