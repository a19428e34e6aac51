import { availableParallelism } from 'node:os';
import { packages } from './graphql-api/test/support/packages.mjs';
import { swcOptions } from './jest/swc-options.mjs';

/**
 * One runner, one project per kind of test. `npm test` starts the local services that `api` needs and hands their
 * addresses over in the environment (scripts/lib/test-run.mjs); browser tests start the shop itself.
 */
const swc = (transform) => ({ '^.+\\.[jt]sx?$': ['@swc/jest', swcOptions(transform)] });

/** Packages that ship ES modules only: Jest runs CommonJS here, so they are compiled like our own code. */
const esmOnly = ['@sparticuz/chromium', 'jose', 'uuid'];

const node = {
  testEnvironment: 'node',
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  transform: swc({}),
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};

const names = Object.keys(packages).join('|');

/** The built shop and its packages are loaded once in each worker (jest/load-once.environment.mjs). */
const loadedOnce = {
  ...node,
  testEnvironment: '<rootDir>/jest/load-once.environment.mjs',
  resolver: '<rootDir>/jest/load-once.resolver.mjs',
  transformIgnorePatterns: [`/node_modules/(?!(${names})/)`],
  transform: {
    [`/graphql-api/src/.+\\.ts$|/node_modules/(${names})/`]: '<rootDir>/jest/load-once.transform.mjs',
    ...node.transform,
  },
  setupFilesAfterEnv: ['<rootDir>/graphql-api/test/support/setup.ts'],
};

/** The folders of the web app, as its package.json names them. */
const webFolders = { '^#(app|features|shop-kit|shared|testing)/(.*)$': '<rootDir>/web/src/$1/$2' };

/** One browser and one shop for a run, opened by whichever file asks first. */
const browser = {
  ...node,
  testEnvironment: '<rootDir>/jest/load-once.environment.mjs',
  moduleNameMapper: {
    ...node.moduleNameMapper,
    // The addresses of the pages are the web's own.
    ...webFolders,
    '^playwright-core$': '<rootDir>/jest/playwright-once.cjs',
  },
  globalSetup: '<rootDir>/e2e/support/global-setup.ts',
  globalTeardown: '<rootDir>/e2e/support/global-teardown.ts',
};

const JOURNEY = '<rootDir>/e2e/journey.test.ts';

export default {
  // Files wait for processes, pages and clocks a third of their time: two more than cores. Each may hold a whole shop (1 GB).
  maxWorkers: Math.min(availableParallelism() + 2, 4),
  // What a file leaves behind adds up, and collecting it takes longer and longer: a worker that holds much is replaced.
  workerIdleMemoryLimit: '512MB',
  // A test that hangs fails; a busy machine does not make one fail.
  testTimeout: 30_000,
  testSequencer: '<rootDir>/jest/longest-first.mjs',
  projects: [
    { ...node, displayName: 'unit', testMatch: ['<rootDir>/graphql-api/src/**/*.test.ts'] },
    {
      ...loadedOnce,
      displayName: 'api',
      testMatch: ['<rootDir>/graphql-api/test/**/*.test.ts'],
      globalSetup: '<rootDir>/jest/build-api.mjs',
      // Built by the set-up: no reason for another run.
      watchPathIgnorePatterns: ['/dist/', '<rootDir>/.cache/'],
    },
    {
      ...node,
      displayName: 'local',
      testMatch: ['<rootDir>/local/**/*.test.ts'],
      globalSetup: '<rootDir>/jest/unpack-browser.mjs',
    },
    {
      displayName: 'web',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/web/{src,explorer,behind}/**/*.test.ts?(x)'],
      transform: {
        '\\.mdx$': '<rootDir>/web/src/testing/mdx.transform.mjs',
        ...swc({ react: { runtime: 'automatic' } }),
      },
      moduleNameMapper: {
        ...webFolders,
        '^virtual:lucide/': '<rootDir>/web/src/testing/lucide.ts',
        // The same in one file instead of 223, which each test file would load.
        '^rxjs$': '<rootDir>/node_modules/rxjs/dist/bundles/rxjs.umd.js',
      },
      setupFiles: ['<rootDir>/web/src/testing/jsdom-gaps.ts'],
      setupFilesAfterEnv: ['<rootDir>/web/src/testing/setup.ts'],
    },
    // The one browser story of `npm test`, from the home page to the receipt; `npm run test:browser` runs the others.
    { ...browser, displayName: 'journey', testMatch: [JOURNEY] },
    { ...browser, displayName: 'e2e', testMatch: ['<rootDir>/e2e/**/*.test.ts', `!${JOURNEY}`] },
    // Breaks things on purpose for minutes; runs when it is asked for (npm run test:faults).
    {
      ...loadedOnce,
      displayName: 'faults',
      testMatch: ['<rootDir>/graphql-api/test/**/*.faults.ts'],
      globalSetup: '<rootDir>/graphql-api/test/faults/table/global-setup.ts',
      globalTeardown: '<rootDir>/graphql-api/test/faults/table/global-teardown.ts',
    },
    { ...browser, displayName: 'e2e-faults', testMatch: ['<rootDir>/e2e/**/*.faults.ts'] },
    { ...node, displayName: 'local-faults', testMatch: ['<rootDir>/local/**/*.faults.ts'] },
    // Takes pictures instead of testing; runs when it is asked for (npm run screenshots).
    { ...browser, displayName: 'gallery', testMatch: ['<rootDir>/e2e/gallery/*.gallery.ts'] },
  ],
};
