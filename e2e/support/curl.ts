import { readFileSync } from 'node:fs';

/** A request as a curl command describes it. */
export interface CurlRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string | Buffer<ArrayBuffer>;
}

/**
 * Runs the shell that docs/api.md is written in (assignments, comments and curl, nothing else), so that it runs where there
 * is neither shell nor curl. `run` makes each request and gets the comments under it. Names are looked up in `names`,
 * which assignments add to. Throws on what this shell does not know.
 */
export async function runShell(
  script: string,
  names: Record<string, string>,
  run: (request: CurlRequest, comments: string) => Promise<void>,
): Promise<void> {
  for (const { command, comments } of commandsOf(script)) {
    const assignment = /^(?<name>[A-Z_]+)=(?<value>.*)$/.exec(command)?.groups;
    if (assignment) names[assignment.name!] = wordsOf(assignment.value!, names).join(' ');
    else await run(readCurl(wordsOf(command, names)), comments);
  }
}

/** Commands with the comment lines that follow each; a line that ends in a backslash goes on in the next. */
function commandsOf(script: string): { command: string; comments: string }[] {
  const commands: { command: string; comments: string }[] = [];
  for (const line of script.replaceAll(/\\\n\s*/g, '').split('\n')) {
    if (line.startsWith('#')) commands.at(-1)!.comments += `${line}\n`;
    else if (line.trim()) commands.push({ command: line.trim(), comments: '' });
  }
  return commands;
}

const PIECE = /'(?<plain>[^']*)'|"(?<quoted>[^"]*)"|(?<bare>[^\s'"]+)|(?<space>\s+)/y;

/** Arguments of a command: quotes removed, adjacent pieces joined, names filled in outside single quotes. */
function wordsOf(command: string, names: Readonly<Record<string, string>>): string[] {
  const words: string[] = [''];
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < command.length) {
    const at = PIECE.lastIndex;
    const groups = PIECE.exec(command)?.groups;
    if (!groups) throw new Error(`not a command of the documentation's shell: ${command.slice(at)}`);
    if (groups.space) words.push('');
    else
      words.push((words.pop() ?? '') + (groups.plain ?? expand(groups.quoted ?? groups.bare ?? '', names)));
  }
  return words;
}

/** `$NAME`, and `${NAME%%_word_*}`: the value without its tail from `_word_` on. */
function expand(text: string, names: Readonly<Record<string, string>>): string {
  const valueOf = (name: string): string => {
    const value = names[name];
    if (value === undefined) throw new Error(`$${name} was never set or kept`);
    return value;
  };
  return text
    .replaceAll(/\$\{([A-Z_]+)%%(\w+)\*\}/g, (_, name: string, tail: string) => valueOf(name).split(tail)[0]!)
    .replaceAll(/\$([A-Z_]+)/g, (_, name: string) => valueOf(name));
}

/** `-s`, `-X`, `-H`, `-d` and `--data-binary @file` as curl reads them: data makes it a POST of a form, several are joined with `&`. */
function readCurl([program, ...words]: string[]): CurlRequest {
  if (program !== 'curl') throw new Error(`the documentation runs ${String(program)}, not curl`);
  const headers: Record<string, string> = {};
  const data: string[] = [];
  let file: Buffer<ArrayBuffer> | undefined;
  let url = '';
  let method: string | undefined;
  while (words.length > 0) {
    const word = words.shift()!;
    if (word === '-s') continue;
    if (word === '-X') method = words.shift()!;
    else if (word === '-d') data.push(words.shift()!);
    else if (word === '--data-binary') file = readFileSync(words.shift()!.replace(/^@/, ''));
    else if (word === '-H') {
      const [name, value] = words.shift()!.split(/: (.*)/);
      headers[name!] = value!;
    } else if (word.startsWith('http') && !url) url = word;
    else throw new Error(`an option of curl that this reader does not know: ${word}`);
  }
  if (data.length === 0 && !file) return { url, method: method ?? 'GET', headers };
  const contentType = headers['Content-Type'] ?? 'application/x-www-form-urlencoded';
  return {
    url,
    method: method ?? 'POST',
    headers: { ...headers, 'Content-Type': contentType },
    body: file ?? data.join('&'),
  };
}
