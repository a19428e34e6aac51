import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { EVERY_PAGE } from './every-page.ts';

/** What is read of the routes of the web app (`web/src/app/routes.tsx`): a page's id is the name of its module. */
export interface PageRoute {
  readonly id?: string;
  readonly path?: string;
  readonly children?: readonly PageRoute[];
}

/** Addresses of pages, such as `/catalogue/:id`, by the names of the operations that they ask. */
export type OperationPages = Readonly<Record<string, readonly string[]>>;

/** What every page runs, whichever it is. */
const FRAME = 'app/hydrate.tsx';
const IMPORT =
  /^(?:import|export)(?! type) (?:(?<names>[^'"]*?) from )?'(?<path>[^']+)';$|\bimport\('(?<later>[^']+)'\)/gm;
/** What a generated module offers of an operation. */
const OPERATION = /\b(?:use(?<hook>\w+)(?:Query|Mutation)|(?<name>\w+)Document)\b/g;

/**
 * Reads from the sources in `src` which page asks which operation: whose hook or document one of its modules imports,
 * however far down, also what is loaded later. Pages are in the order of the routes.
 */
export function readOperationPages(src: string, routes: readonly PageRoute[]): OperationPages {
  const pages = pagesOf(routes);
  const modules = new Set(pages.map(({ module }) => join(src, module)));
  const found: Record<string, string[]> = {};
  const note = (module: string, addresses: readonly string[]) => {
    for (const name of operationsFrom(join(src, module), src, modules)) {
      const known = (found[name] ??= []);
      if (!known.includes(EVERY_PAGE)) known.push(...addresses.filter((address) => !known.includes(address)));
    }
  };
  note(FRAME, [EVERY_PAGE]);
  for (const { module, addresses } of pages) note(module, addresses);
  return found;
}

/** The modules of pages and layouts, with the addresses at which each is shown. */
function pagesOf(routes: readonly PageRoute[], parent = '/'): { module: string; addresses: string[] }[] {
  return routes.flatMap(({ id, path = parent, children = [] }) => {
    const below = pagesOf(children, path);
    if (id === undefined) return below;
    const own = children.flatMap((child) => (child.id === undefined && child.path ? [child.path] : []));
    const module = `app/${id.endsWith('-layout') ? 'layouts' : 'pages'}/${id}.tsx`;
    return [{ module, addresses: own.length > 0 ? own : [path] }, ...below];
  });
}

/** The operations that a module brings along, without those of pages further on. */
function operationsFrom(start: string, src: string, pages: ReadonlySet<string>): Set<string> {
  const operations = new Set<string>();
  const seen = new Set([start]);
  // A set grows while it is gone through.
  for (const module of seen) {
    for (const { groups } of readFileSync(module, 'utf8').matchAll(IMPORT)) {
      const { names = '', path = groups?.later ?? '' } = groups ?? {};
      if (path.endsWith('.generated')) {
        for (const named of names.matchAll(OPERATION))
          operations.add(named.groups?.hook ?? named.groups?.name ?? '');
        continue;
      }
      const imported = fileOf(path, module, src);
      if (imported && !pages.has(imported)) seen.add(imported);
    }
  }
  return operations;
}

/** The file of ours behind an import; undefined for a package, and for what is no code. */
function fileOf(path: string, from: string, src: string): string | undefined {
  const place = path.startsWith('#') ? join(src, path.slice(1)) : join(dirname(from), path);
  if (!/^[#.]/.test(path)) return undefined;
  return ['.ts', '.tsx'].map((ending) => place + ending).find(existsSync);
}
