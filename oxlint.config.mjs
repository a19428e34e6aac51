/**
 * Most rules run here, in one native program that knows the types (TypeScript 7): the sets are typescript-eslint's own, rule by
 * rule. What oxlint does not have is in eslint.config.mjs. The gate `lint` runs both.
 */
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What oxlint does not know: syntax errors in a module, rules that are switched off, and settings of a compiler that we don't use. */
const UNKNOWN = [
  ...['no-dupe-args', 'no-octal'],
  ...['no-new-symbol', 'no-return-await'],
  ...['react-hooks/config', 'react-hooks/gating'],
];

/** The rules of some of ESLint's sets, the later ones over the earlier. */
const rulesOf = (...sets) =>
  Object.fromEntries(
    Object.entries(Object.assign({}, ...sets.map(({ rules }) => rules))).filter(
      ([name]) => !UNKNOWN.includes(name),
    ),
  );

export default {
  plugins: ['typescript', 'import', 'react'],
  categories: { correctness: 'off' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/dist/', '**/*.generated.ts', '**/.data/', '**/.cache/', 'coverage/', 'web/public/'],
  env: { node: true },
  rules: rulesOf(js.configs.recommended),
  overrides: [
    // Programs end in .mjs; these are parts of pages.
    { files: ['**/*.js'], env: { browser: true } },
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...rulesOf(...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked),
        // A name is found by search.
        'import/no-default-export': 'error',
        '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
        // `onClick={() => setOpen(true)}`: what a handler returns, no one looks at.
        '@typescript-eslint/no-confusing-void-expression': [
          'error',
          { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
        ],
        '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
        // Decorated classes without members are how TypeGraphQL and Nest-like containers name things.
        '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
        '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      },
    },
    { files: ['web/**/*.{ts,tsx}'], rules: rulesOf(reactHooks.configs.flat.recommended) },
    {
      // Whose readers ask for a default export.
      files: ['**/*.config.ts', '**/global-{setup,teardown}.ts', 'web/src/testing/lucide.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['**/*.test.{ts,tsx}', '**/test/**/*.ts', 'e2e/**/*.ts'],
      rules: {
        '@typescript-eslint/no-non-null-assertion': 'off',
        '@typescript-eslint/unbound-method': 'off',
        // A test reads answers as a client does: as JSON of no particular type, judged by its assertions.
        '@typescript-eslint/no-explicit-any': 'off',
        '@typescript-eslint/no-unsafe-argument': 'off',
        '@typescript-eslint/no-unsafe-assignment': 'off',
        '@typescript-eslint/no-unsafe-call': 'off',
        '@typescript-eslint/no-unsafe-member-access': 'off',
        '@typescript-eslint/no-unsafe-return': 'off',
      },
    },
  ],
};
