/** A reason why a command can't go on, in one or two plain sentences that say what to do. Printed without a stack. */
export class Refusal extends Error {
  constructor(message) {
    super(message);
    this.name = 'Refusal';
  }
}

/** What to print for an error: the sentence of an expected one, the stack of a fault of ours. */
export function explain(error) {
  const expected = error instanceof Error && (error.name === 'Refusal' || error.name === 'SetUpProblem');
  return expected
    ? error.message
    : `That is a fault in these scripts:\n${error instanceof Error ? error.stack : String(error)}`;
}
