import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/**
 * Runs a program to its end and returns its exit code (null for a signal), its standard output, and all it wrote. One
 * that can't be started has code 1, and the reason as its output. Options go to `spawn`.
 */
export function run(file, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    const [printed, all] = [[], []];
    child.stdout?.on('data', (chunk) => printed.push(chunk) && all.push(chunk));
    child.stderr?.on('data', (chunk) => all.push(chunk));
    const answer = (code, output) => resolve({ code, stdout: Buffer.concat(printed).toString(), output });
    child.once('error', (error) => answer(1, error.message));
    child.once('close', (code) => answer(code, Buffer.concat(all).toString()));
  });
}
