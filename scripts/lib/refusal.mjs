/** A reason why a command can't go on, in one or two plain sentences that say what to do. Printed without a stack. */
export class Refusal extends Error {}

/** What to print for an error: the sentence of an expected one, the stack of a fault of ours. */
export const explain = (error) =>
  error instanceof Refusal
    ? error.message
    : `That is a fault in these scripts:\n${error?.stack ?? String(error)}`;
