import type { Plugin, Rolldown } from 'vite';

const pageModule = /\/src\/app\/(?:pages|layouts)\/([\w-]+)\.tsx$/;
/** What the entry asks for on every page. */
const everyPage = /\/src\/(?:shared\/ui\/theme\/base\.ts|app\/hydrate\.tsx)$/;

const scriptTags =
  /\s*<(?:script type="module" crossorigin src|link rel="modulepreload" crossorigin href)="[^"]*">(?:<\/script>)?/g;

/**
 * Scripts begin after the first paint, all at once: until then the line is for what the reader sees. A browser that does not
 * tell when it has painted begins once everything is loaded. The files stand in the page (`app/page-template.ts`), the entry first; this
 * text is the same on every page, so that its CSP hash is.
 */
const starter = `<script>
      (() => {
        function begin() {
          const files = JSON.parse(document.getElementById('axle-files').textContent);
          for (const href of files) {
            document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
          }
          document.head.append(Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: files[0] }));
        }
        if (window.PerformanceObserver && PerformanceObserver.supportedEntryTypes.includes('paint')) {
          new PerformanceObserver((list, observer) => {
            if (list.getEntriesByName('first-contentful-paint').length === 0) return;
            observer.disconnect();
            begin();
          }).observe({ type: 'paint', buffered: true });
        } else addEventListener('load', begin);
      })();
    </script>`;

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

/** Files that every page needs (under `''`), the entry first, and those that each lazy page needs beyond them. */
function filesOfPages(bundle: Rolldown.OutputBundle, entry: Rolldown.OutputChunk): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const start = filesOf(entry, bundle);
  for (const chunk of chunks) {
    if (chunk.moduleIds.some((id) => everyPage.test(id))) filesOf(chunk, bundle, start);
  }
  const pages: Record<string, string[]> = { '': [...start] };
  for (const chunk of chunks) {
    for (const id of chunk.moduleIds) {
      const name = pageModule.exec(id)?.[1];
      if (name) pages[name] = [...filesOf(chunk, bundle)].filter((file) => !start.has(file));
    }
  }
  return pages;
}

/** Notes in `index.html`, as a comment that the server reads, which files a page needs, and puts the starter in. */
export function pageChunks(): Plugin {
  return {
    name: 'axle:page-chunks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk: entry }) {
        if (!bundle || !entry) return html;
        const note = `<!--app-pages ${JSON.stringify(filesOfPages(bundle, entry))}-->`;
        return html
          .replace(scriptTags, '')
          .replace('<!--app-head-->', () => `${note}\n    <!--app-head-->\n    ${starter}`);
      },
    },
  };
}
