import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PREFIX = '\0virtual:lucide/';
const component = fileURLToPath(new URL('../src/shared/ui/icon.tsx', import.meta.url));

/**
 * `import Car from 'virtual:lucide/car'` is that icon as a component, made from the set's one file: Lucide's package of React
 * components is 4,700 files for the 50 that we draw (ADR 012). A name that the set does not have fails the build.
 */
export function icons(): Plugin {
  const set = createRequire(import.meta.url)('@iconify-json/lucide') as typeof import('@iconify-json/lucide');
  return {
    name: 'axle:icons',
    resolveId: {
      filter: { id: /^virtual:lucide\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:lucide\// },
      handler(id) {
        const name = id.slice(PREFIX.length);
        const icon = set.icons.icons[name];
        if (!icon) this.error(`There is no icon "${name}" in Lucide.`);
        return [
          `import { iconOf } from ${JSON.stringify(component)};`,
          `export default /*#__PURE__*/ iconOf(${JSON.stringify(withoutStroke(icon.body))});`,
        ].join('\n');
      },
    },
  };
}

/** The component says how the lines are drawn. */
const withoutStroke = (body: string) =>
  body.replaceAll(/ (?:fill|stroke|stroke-linecap|stroke-linejoin|stroke-width)="[^"]*"/g, '');
