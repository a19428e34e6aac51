/** What oxlint does not have (`oxlint.config.mjs` has the rest): the rules of GraphQL documents, and one of our own. */
import graphql from '@graphql-eslint/eslint-plugin';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  { ignores: ['**/dist/', '**/*.generated.ts', 'web/public/'] },
  {
    files: ['web/**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.name='useEffect'] > ArrowFunctionExpression:first-child",
          message: 'Name the effect: useEffect(function scrollToTop() {…}).',
        },
      ],
    },
  },
  {
    files: ['web/src/**/*.graphql'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: './schema.graphql', documents: './web/src/**/*.graphql' } },
    },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      ...graphql.configs['flat/operations-recommended'].rules,
      '@graphql-eslint/require-selections': 'off',
      '@graphql-eslint/naming-convention': 'off',
    },
  },
);
