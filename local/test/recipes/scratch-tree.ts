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
import { readRecipe } from './read-recipe.js';

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
    // Installed packages are shared, so that nothing is installed.
    for (const workspace of ['.', 'web', 'graphql-api', 'local', 'bench']) {
      const packages = join(workspace, 'node_modules');
      if (existsSync(join(projectRoot, packages)))
        symlinkSync(join(projectRoot, packages), join(folder, packages));
    }
    // The builds and the records that they are current.
    for (const built of [
      'graphql-api/dist',
      'local/dist',
      'local/payments/dist',
      '.cache/build/graphql-api',
      '.cache/build/local',
    ])
      cpSync(join(projectRoot, built), join(folder, built), { recursive: true });
    return new ScratchTree(folder);
  }

  /** Starts a recipe of docs/architecture.md. */
  follow(title: string): Recipe {
    return new Recipe(this, readRecipe(title));
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  add(path: string, content: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), content);
  }

  /** Inserts `lines` below the first line that contains `anchor`. */
  insertBelow(path: string, anchor: string, ...lines: string[]): void {
    const before = this.read(path).split('\n');
    const at = before.findIndex((line) => line.includes(anchor));
    if (at < 0) throw new Error(`${path} has no line with: ${anchor}`);
    this.add(path, [...before.slice(0, at + 1), ...lines, ...before.slice(at + 1)].join('\n'));
  }

  /** Replaces every occurrence of `text`. */
  replace(path: string, text: string, replacement: string): void {
    const before = this.read(path);
    if (!before.includes(text)) throw new Error(`${path} does not contain: ${text}`);
    this.add(path, before.replaceAll(text, replacement));
  }

  /** Runs a program of the project and returns its output if it fails. */
  async run(program: string, ...args: string[]): Promise<string> {
    const { hasFailed, stdout, stderr } = await this.execute(program, ...args);
    return hasFailed ? `${stdout}\n${stderr}`.trim() : '';
  }

  /** Updates `schema.graphql`, as `npm run schema` does. */
  async generateSchema(): Promise<void> {
    const failure = await this.run('scripts/build.mjs', 'graphql-api');
    if (failure) throw new Error(failure);
    const { hasFailed, stdout, stderr } = await this.execute('graphql-api/dist/bin/print-schema.js');
    if (hasFailed) throw new Error(stderr);
    this.add('schema.graphql', stdout);
  }

  /** Updates the typed hooks, as `npm run codegen` does. */
  async generateHooks(): Promise<void> {
    const failure = await this.run('node_modules/.bin/graphql-codegen', '--config', 'codegen.yml');
    if (failure) throw new Error(failure);
  }

  /** Runs gates of `npm run check` and returns their output if one fails. */
  check(...gates: string[]): Promise<string> {
    return this.run('scripts/check.mjs', ...gates);
  }

  /** Runs the tests of one kind whose paths match and returns their output if one fails. */
  test(project: string, ...paths: string[]): Promise<string> {
    return this.run('scripts/test.mjs', `--selectProjects=${project}`, '--testPathPatterns', ...paths);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private execute(program: string, ...args: string[]): Promise<Execution> {
    return new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        [join(this.folder, program), ...args],
        { cwd: this.folder, maxBuffer: 2 ** 26 },
        (error, stdout, stderr) => resolve({ hasFailed: error !== null, stdout, stderr }),
      );
      child.stdin?.end();
    });
  }
}

interface Execution {
  readonly hasFailed: boolean;
  readonly stdout: string;
  readonly stderr: string;
}

/** A recipe whose steps are applied to a copy of the project. A step can only do what its text in the recipe names. */
class Recipe {
  private readonly unused: Set<string>;

  constructor(
    private readonly tree: ScratchTree,
    private readonly steps: ReadonlyMap<string, string>,
  ) {
    this.unused = new Set(steps.keys());
  }

  step(number: number): Step {
    const text = this.steps.get(String(number));
    if (text === undefined) throw new Error(`The recipe has no step ${number}.`);
    this.unused.delete(String(number));
    return new Step(this.tree, `Step ${number}`, text);
  }

  /** The numbers of steps that were not applied. */
  unusedSteps(): string[] {
    return [...this.unused];
  }
}

class Step {
  constructor(
    private readonly tree: ScratchTree,
    private readonly name: string,
    private readonly text: string,
  ) {}

  add(path: string, content: string): void {
    this.tree.add(this.named(path), content);
  }

  insertBelow(path: string, anchor: string, ...lines: string[]): void {
    this.tree.insertBelow(this.named(path), anchor, ...lines);
  }

  replace(path: string, text: string, replacement: string): void {
    this.tree.replace(this.named(path), text, replacement);
  }

  generateSchema(): Promise<void> {
    this.require('npm run schema');
    return this.tree.generateSchema();
  }

  generateHooks(): Promise<void> {
    this.require('npm run codegen');
    return this.tree.generateHooks();
  }

  /** Fails unless the step names the path: its end, with `<name>` for any name. */
  private named(path: string): string {
    const isNamed = [...this.text.matchAll(/`([^`\s]+)`/g)].some(([, wanted = '']) => {
      const pattern = wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/<\w+>/g, '[^/]+');
      return new RegExp(`(^|/)${pattern}$`).test(path);
    });
    if (!isNamed) throw new Error(`${this.name} does not name ${path}: ${this.text}`);
    return path;
  }

  private require(command: string): void {
    if (!this.text.includes(`\`${command}\``)) throw new Error(`${this.name} does not name ${command}`);
  }
}
