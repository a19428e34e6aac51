/** A reason why a command can't go on, in one or two plain sentences that say what to do. Printed without a stack. */
export class Refusal extends Error {}

/** What to print for an error: the sentence of an expected one, the stack of our own fault. */
export function explain(error) {
  if (error instanceof Refusal) return error.message;
  if (['EACCES', 'EPERM', 'EROFS'].includes(error?.code) && error.path)
    return `You may not use ${error.path}: it, or its folder, belongs to someone else, such as root after "sudo npm start". Make it yours, and run the command again.`;
  return `That is a fault in these scripts:\n${error?.stack ?? String(error)}`;
}

/** Ends a command that accepts no arguments with 2 and a sentence if there are any. */
export function refuseArguments(words) {
  if (words.length === 0) return;
  console.error(`"${words.join(' ')}" means nothing to this command, which takes no words.`);
  process.exit(2);
}
