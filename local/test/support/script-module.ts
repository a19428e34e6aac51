import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './built.js';

/** What a piece of JavaScript printed, and how it ended. */
export interface ScriptResult {
  code: number | null;
  output: string;
}

/**
 * Runs a piece of JavaScript with a module of `scripts/lib`, whose exports it sees as `m`. What it throws is printed as the
 * commands print it. This process continues in the meantime, and can respond to it.
 */
export async function withScript(
  module: string,
  code: string,
  env: NodeJS.ProcessEnv = {},
): Promise<ScriptResult> {
  const lib = (name: string) => JSON.stringify(pathToFileURL(join(projectRoot, 'scripts', 'lib', name)).href);
  const source = `
    import * as m from ${lib(module)};
    import { explain } from ${lib('refusal.mjs')};
    try { ${code} } catch (error) { console.log(explain(error)); process.exitCode = 1; }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [exitCode] = (await once(child, 'close')) as [number | null];
  return { code: exitCode, output: output.trim() };
}
