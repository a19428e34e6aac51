import type { ManagedProcess } from './managed-process.js';

/** One of the servers that the shop needs, or the shop itself: start it, stop it, check whether it lives. */
export interface Service {
  readonly name: string;
  /** The process behind it once it was started. */
  readonly process: ManagedProcess | undefined;
  /** Resolves when it is ready for use. Rejects with a SetUpProblem; then nothing of it is left running. */
  start(): Promise<void>;
  /** Resolves when its process is gone. Safe to call at any time. */
  stop(): Promise<void>;
}
