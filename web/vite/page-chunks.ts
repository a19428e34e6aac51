import type { Plugin, Rolldown } from 'vite';

const pageModule = /\/src\/app\/(?:pages|layouts)\/([\w-]+)\.tsx$/;

/** Files that a chunk needs, itself first. */
function filesOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') filesOf(imported, bundle, seen);
  }
  return seen;
}

/**
 * Notes in `index.html` which files each lazy page needs beyond those of the entry, as a comment that the server reads:
 * it then tells the browser to fetch the page's script beside the entry, not after it (see `app/page-template.ts`).
 */
export function pageChunks(): Plugin {
  return {
    name: 'axle:page-chunks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk: entry }) {
        if (!bundle || !entry) return html;
        const known = filesOf(entry, bundle);
        const pages: Record<string, string[]> = {};
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk' || !output.isDynamicEntry) continue;
          const name = pageModule.exec(output.facadeModuleId ?? '')?.[1];
          if (name) pages[name] = [...filesOf(output, bundle)].filter((file) => !known.has(file));
        }
        return html.replace(
          '<!--app-head-->',
          `<!--app-pages ${JSON.stringify(pages)}-->\n    <!--app-head-->`,
        );
      },
    },
  };
}
