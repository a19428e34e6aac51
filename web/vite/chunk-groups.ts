import type { Rolldown } from 'vite';

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const entry = /\/src\/entry-client\.tsx$/;
const style = /\/src\/shared\/ui\/theme\/base\.ts$/;
const app = /\/src\/app\/hydrate\.tsx$/;
const pageName = /\/src\/app\/pages\/([\w-]+)-page\.tsx$/;
const publicRows = /\/src\/app\/public-pages\.ts$/;
const adminRows = /\/src\/app\/admin-pages\.ts$/;
/** The picker, what brings its cars to the account, and its page without script. */
const car = /\/src\/(?:features\/cars\/car\/(?:car-panel|garage-sync)|app\/pages\/car-page)\.tsx$/;

/** Home loads these too; what only the dashboard's forms have is left to it. */
const forms =
  /\/node_modules\/(?:react-)?final-form\/|\/src\/shared\/forms\/(?!(?:link-rule|select-field)\.)/;
const dialogs =
  /\/node_modules\/(?:@zag-js|@ark-ui)\/(?!.*anatomy)|\/react\/dist\/esm\/components\/dialog\/|\/src\/shared\/ui\/(?:modal|sheet|confirm-dialog)\.|\/styled-system\/(?:factory|create-(?:slot-)?recipe-context)\.js|\/@emotion\/is-prop-valid\//;

/** The modules that are asked for by themselves (the entry, what is imported dynamically) and bring this one along. */
function rootsOf(id: string, graph: Graph, known: Map<string, ReadonlySet<string>>): ReadonlySet<string> {
  const before = known.get(id);
  if (before) return before;
  const roots = new Set<string>();
  const seen = new Set([id]);
  // A set grows while it is gone through.
  for (const module of seen) {
    const info = graph.getModuleInfo(module);
    if (!info) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) roots.add(module);
    for (const importer of info.importers) seen.add(importer);
  }
  known.set(id, roots);
  return roots;
}

const countOf = (roots: ReadonlySet<string>, kind: RegExp) =>
  [...roots].filter((root) => kind.test(root)).length;

/** Those of the roots that are pages with a row in this file. */
const pagesOf = (roots: ReadonlySet<string>, graph: Graph, rows: RegExp) =>
  [...roots].filter((root) => graph.getModuleInfo(root)?.dynamicImporters.some((id) => rows.test(id)));

/**
 * Which modules share a file. Left to itself the bundler makes a file of each module that two pages share, fifty for one
 * page; its own merging of small ones brings the dashboard to the home page. Here a module goes where all who
 * need it are: what the start needs in three files (libraries change seldom and stay in the browser's cache), what several
 * public pages need in one, and so on inwards. Whatever a module imports is needed by at least the same
 * roots, so a file never waits for one further in.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const known = new Map<string, ReadonlySet<string>>();
  function name(id: string, graph: Graph): string | null {
    // Before all others: a library's barrel names more than what is used of it.
    if (forms.test(id)) return 'forms';
    if (dialogs.test(id)) return 'dialogs';
    const roots = rootsOf(id, graph, known);
    const has = (kind: RegExp) => countOf(roots, kind) > 0;
    // Stands behind every `import()`, the entry's too.
    if (id.includes('vite/preload-helper')) return 'preload';
    if (has(entry)) return null;
    if (has(style)) return 'style';
    if (has(app)) return id.includes('/node_modules/') ? 'vendor' : 'shell';
    if (roots.size < 2) return null;
    if (countOf(roots, car) === roots.size) return 'car';
    const [first, second] = pagesOf(roots, graph, publicRows);
    if (first) return second ? 'public' : `${pageName.exec(first)?.[1]}-parts`;
    if (pagesOf(roots, graph, adminRows).length === roots.size) return 'desk';
    return 'account';
  }
  return [{ name, includeDependenciesRecursively: false }];
}
