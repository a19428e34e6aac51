import { ImportRefused } from './import-refused.js';

/** The text of one document of an export, or of what is in its place. */
export interface RawDocument {
  readonly text: string;
  /** Line at which it begins, from 1. */
  readonly line: number;
  /** Which one of the file it is, from 0. */
  readonly index: number;
  /** Whether the file is one array, where lines say little. */
  readonly inArray: boolean;
}

/** MongoDB itself accepts no larger document than 16 MB. */
const MAX_LENGTH = 16 * 1024 * 1024;
const BLANK = /[\s\uFEFF,\]]/;

/**
 * Cuts the text of an export into its documents: one a line, one array, or either of them pretty-printed. It holds one
 * document at a time. What is broken does not take the next one with it: a line break inside a string and a brace in the
 * first column both end it. Throws ImportRefused for what is too large to be a document, and for an array without an end.
 */
export async function* splitDocuments(chunks: AsyncIterable<string>): AsyncGenerator<RawDocument> {
  const splitter = new DocumentSplitter();
  for await (const chunk of chunks) yield* splitter.push(chunk);
  yield* splitter.end();
}

class DocumentSplitter {
  private state: 'between' | 'document' | 'stray' = 'between';
  private text = '';
  private depth = 0;
  private inString = false;
  private escaped = false;
  private lineStart = true;
  private inArray = false;
  private isClosed = false;
  private line = 1;
  private startLine = 1;
  private index = 0;

  *push(chunk: string): Generator<RawDocument> {
    let start = 0;
    for (let at = 0; at < chunk.length; at++) {
      const sign = chunk.charAt(at);
      if (this.state === 'between') {
        if (this.begins(sign)) start = at;
      } else if (this.endsBefore(sign)) {
        yield this.finish(chunk.slice(start, at));
        if (this.begins(sign)) start = at;
      } else if (this.endsWith(sign)) {
        yield this.finish(chunk.slice(start, at + 1));
      }
      this.lineStart = sign === '\n';
      if (this.lineStart) this.line += 1;
    }
    if (this.state !== 'between') this.text += chunk.slice(start);
    if (this.text.length > MAX_LENGTH) {
      throw new ImportRefused(`line ${this.startLine} begins a document of more than 16 MB`);
    }
  }

  *end(): Generator<RawDocument> {
    if (this.state !== 'between') yield this.finish('');
    if (this.inArray && !this.isClosed) {
      throw new ImportRefused('its array is never closed. Was it cut short? Export it again');
    }
  }

  private begins(sign: string): boolean {
    if (sign === '[' && this.index === 0) this.inArray = true;
    if (sign === ']') this.isClosed = true;
    if (sign === '[' || BLANK.test(sign)) return false;
    this.state = sign === '{' ? 'document' : 'stray';
    this.depth = 1;
    this.startLine = this.line;
    return true;
  }

  private endsBefore(sign: string): boolean {
    if (this.state === 'stray') return sign === '\n';
    return this.inString ? sign === '\n' : this.lineStart && sign === '{';
  }

  private endsWith(sign: string): boolean {
    if (this.state === 'stray') return false;
    if (this.inString) {
      if (sign === '"' && !this.escaped) this.inString = false;
      this.escaped = sign === '\\' && !this.escaped;
      return false;
    }
    if (sign === '"') this.inString = true;
    if (sign === '{' || sign === '[') this.depth += 1;
    if (sign === '}' || sign === ']') this.depth -= 1;
    return this.depth === 0;
  }

  private finish(rest: string): RawDocument {
    const { startLine: line, index, inArray } = this;
    const text = (this.text + rest).trim();
    Object.assign(this, { state: 'between', text: '', inString: false, escaped: false });
    this.index += 1;
    return { text, line, index, inArray };
  }
}
