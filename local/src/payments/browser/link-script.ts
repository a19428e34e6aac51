import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// The compiler may put a comment and the statement behind it on one line.
const importLine = /(?<=^|\*\/ )import\s*\{[^}]*\}\s*from\s*['"]\.\/([\w-]+\.js)['"];?$/gm;
const exportWord = /(?<=^|\*\/ )export (?=async |class |const |function )/gm;
const sourceMapLine = /^\/\/# sourceMappingURL=.*$/gm;

/**
 * Joins ES modules of one folder into a classic script, because `window.Stripe` must be there when the script's tag
 * has loaded. It knows what these modules use and no more: named imports from `./x.js`, exports on declarations, and
 * top-level names that differ between modules.
 */
export function linkScript(folder: string, entry: string): string {
  const linked = new Map<string, string>();
  const link = (name: string): void => {
    if (linked.has(name)) return;
    const source = readFileSync(join(folder, name), 'utf8');
    // Holds the place against a circle of imports.
    linked.set(name, '');
    for (const [, imported = ''] of source.matchAll(importLine)) link(imported);
    linked.delete(name);
    linked.set(name, source.replace(importLine, '').replace(exportWord, '').replace(sourceMapLine, ''));
  };
  link(entry);
  return `(() => {\n'use strict';\n${[...linked.values()].join('\n')}\n})();\n`;
}
