import { ScratchTree } from './scratch-tree.js';

jest.setTimeout(1_200_000);

let tree: ScratchTree;
beforeEach(() => {
  tree = ScratchTree.create();
});
afterEach(() => {
  tree.remove();
});

test('a new public page takes the steps that docs/architecture.md lists, and passes every gate', async () => {
  // 1. Its address, and the floor of its area.
  tree.insertBelow(
    'web/src/shop-kit/paths.ts',
    "  terms: still('/terms'),",
    "  openingHours: still('/opening-hours'),",
  );
  tree.insertBelow('web/floors.json', '"features/messages",', '    "features/opening-hours",');
  tree.add(
    'web/src/features/opening-hours/opening-hours.tsx',
    `/** When the counter is open. */
export const OpeningHours = () => <p>Monday to Friday, 8:00 to 17:00</p>;
`,
  );
  // 2. Its module.
  tree.add(
    'web/src/app/pages/opening-hours-page.tsx',
    `import { OpeningHours } from '#features/opening-hours/opening-hours';
import { PageHeading } from '#shared/ui/page-heading';
import { PageMeta } from '#shared/ui/page-meta';
import { Wrap } from '#shared/ui/wrap';
import { paths } from '#shop-kit/paths';
import type { PageHandle } from '../route-handle';

export const handle: PageHandle = { sitemap: () => [{ path: paths.openingHours.to() }] };

export function Component() {
  return (
    <Wrap pt="8" pb="12">
      <PageMeta
        title="Opening hours"
        description="When you can collect parts at our counter."
        canonicalPath={paths.openingHours.to()}
      />
      <PageHeading mb="4">Opening hours</PageHeading>
      <OpeningHours />
    </Wrap>
  );
}
`,
  );
  // 3. Its row among the public pages.
  tree.insertBelow(
    'web/src/app/public-pages.ts',
    'paths.portfolio.path',
    `  {
    path: paths.openingHours.path,
    id: 'opening-hours-page',
    lazy: () => import('./pages/opening-hours-page'),
  },`,
  );
  // 4. Its row for the tests in the browser.
  tree.insertBelow(
    'e2e/routes.json',
    '"path": "/contact"',
    '  { "path": "/opening-hours", "heading": "Opening hours", "access": "everyone" },',
  );

  expect(await tree.check('types', 'lint', 'imports', 'unused', 'format', 'codegen')).toBe('');
  expect(
    await tree.run(
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      'web',
      '--testPathPatterns',
      'web/src/app/routes',
      'entry-server',
    ),
  ).toBe('');
});

test('a page in an area without a floor is refused with the file that lacks it', async () => {
  tree.add('web/src/features/opening-hours/opening-hours.tsx', 'export const hours = 9;\n');
  tree.insertBelow(
    'web/src/app/pages/portfolio-page.tsx',
    "from '#shop-kit/paths'",
    "export { hours } from '#features/opening-hours/opening-hours';",
  );

  expect(await tree.check('imports')).toContain('web/floors.json');
});
