// Old syntax and no imports: users of an old Node must get to read the sentence.

/** Why this Node or this system can't run the project, as a sentence that says what to do; undefined when it can. */
export function whyNotHere(version, platform) {
  const parts = version.split('.').map(Number);
  if (parts[0] < 20 || (parts[0] === 20 && parts[1] < 19)) {
    return `This is Node ${version}, and the shop needs Node 20.19 or newer. Install one from nodejs.org (or "nvm install" here), and run the command again.`;
  }
  if (platform === 'win32') {
    return 'The local servers run on Linux and macOS. On Windows, use the Windows Subsystem for Linux and run the command there.';
  }
  return undefined;
}

/** Ends the process with that sentence, else loads a command and runs it. */
export function runHere(load) {
  const reason = whyNotHere(process.versions.node, process.platform);
  if (reason === undefined) return load();
  console.error(reason);
  return process.exit(1);
}
