import { execFile, execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../support/built.js';

/** A copy of the project, to be changed as a recipe of docs/architecture.md says and then checked. */
export class ScratchTree {
  private constructor(private readonly folder: string) {}

  static create(): ScratchTree {
    const folder = mkdtempSync(join(tmpdir(), 'axle-recipe-'));
    const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: projectRoot,
      encoding: 'utf8',
    });
    for (const path of files.split('\0')) {
      if (path === '' || !existsSync(join(projectRoot, path))) continue;
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      copyFileSync(join(projectRoot, path), join(folder, path));
    }
    // Packages that are linked are taken as they are: nothing is installed.
    for (const workspace of ['.', 'web', 'graphql-api', 'local', 'bench']) {
      const packages = join(workspace, 'node_modules');
      if (existsSync(join(projectRoot, packages)))
        symlinkSync(join(projectRoot, packages), join(folder, packages));
    }
    // With what is built of the API, which gates compare with the sources, and with its proof.
    for (const built of ['graphql-api/dist', '.cache/build/graphql-api'])
      cpSync(join(projectRoot, built), join(folder, built), { recursive: true });
    return new ScratchTree(folder);
  }

  add(path: string, content: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), content);
  }

  /** Writes `line` below the first line that contains `anchor`. */
  insertBelow(path: string, anchor: string, line: string): void {
    const lines = readFileSync(join(this.folder, path), 'utf8').split('\n');
    const at = lines.findIndex((one) => one.includes(anchor));
    if (at < 0) throw new Error(`${path} has no line with: ${anchor}`);
    this.add(path, [...lines.slice(0, at + 1), line, ...lines.slice(at + 1)].join('\n'));
  }

  /** Runs a command of the project; its output if it fails. */
  run(command: string, ...args: string[]): Promise<string> {
    return new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        [join(this.folder, command), ...args],
        { cwd: this.folder, maxBuffer: 2 ** 26 },
        (error, stdout, stderr) => resolve(error ? `${stdout}\n${stderr}`.trim() : ''),
      );
      child.stdin?.end();
    });
  }

  /** What gates of `npm run check` find. */
  check(...gates: string[]): Promise<string> {
    return this.run('scripts/check.mjs', ...gates);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
