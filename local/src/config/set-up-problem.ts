/** What can stop the local services from starting, by a code that tests and scripts may branch on. */
export type SetUpProblemCode =
  | 'POSTGRES_MISSING'
  | 'POSTGRES_IN_USE'
  | 'POSTGRES_OTHER_VERSION'
  | 'POSTGRES_PASSWORD_LOST'
  | 'POSTGRES_UNREACHABLE_FOLDER'
  | 'POSTGRES_FAILED'
  | 'DISK_FULL'
  | 'PORT_IN_USE'
  | 'ALREADY_RUNNING'
  | 'SECRETS_UNREADABLE'
  | 'SERVICE_FAILED'
  | 'SEED_FAILED'
  | 'STOPPING';

/**
 * A reason why the shop can't start here. The message is one or two plain sentences that say what to do; callers print
 * it as it is, without a stack.
 */
export class SetUpProblem extends Error {
  override readonly name = 'SetUpProblem';

  constructor(
    readonly code: SetUpProblemCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
