import { codeOf } from './read-docs.mjs';

/**
 * GraphQL in our pages that the schema rejects. The recipes of docs/api.md are run as well (e2e/api-recipes.test.ts); whatever else
 * is shown is held against the contract here.
 */
export async function wrongQueries(docs, schemaText) {
  const { buildSchema, parse, validate } = await import('graphql');
  const schema = buildSchema(schemaText);
  return docs.flatMap(({ path, text }) =>
    codeOf(text)
      .filter(({ language }) => language === 'graphql')
      .flatMap(({ text: query }) => {
        try {
          return validate(schema, parse(query)).map(({ message }) => `${path}: ${message}`);
        } catch (error) {
          return [`${path}: ${error.message}`];
        }
      }),
  );
}
