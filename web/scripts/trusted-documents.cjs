// Writes the queries that any visitor may ask, as the client sends them: for the API their texts by sha256, for the browser
// the sha256 of each by name. A query is left out when it reaches a field under `@auth` or `@variesByRole`, and when its
// values are the user's own: it then goes by POST, and is in no URL and no log of one.
const { createHash } = require('node:crypto');
const { InMemoryCache } = require('@apollo/client');
const { Kind, print, TypeInfo, visit, visitWithTypeInfo } = require('graphql');

const GUARDED = new Set(['auth', 'variesByRole']);
/** Fields that are asked with something personal (ADR 034: a VIN). */
const PERSONAL = new Set(['decodeVin']);

/** Names of the fragments that a definition spreads itself, in the order of its text. */
function spreadBy(definition) {
  const names = new Set();
  visit(definition, { [Kind.FRAGMENT_SPREAD]: ({ name }) => void names.add(name.value) });
  return [...names];
}

/**
 * A document with the fragments that its operation reaches, in the order in which typed-document-node writes them into
 * the hooks: what each needs comes first, then the fragments themselves as they are met.
 */
function documentOf(operation, fragments) {
  const below = (name) => spreadBy(fragments.get(name)).flatMap((inner) => [...below(inner), inner]);
  const met = (definition) => spreadBy(definition).flatMap((name) => [name, ...met(fragments.get(name))]);
  const names = met(operation);
  const ordered = new Set([...names.flatMap(below), ...names]);
  return {
    kind: Kind.DOCUMENT,
    definitions: [operation, ...[...ordered].map((name) => fragments.get(name))],
  };
}

function isPublic(schema, document) {
  const typeInfo = new TypeInfo(schema);
  let open = true;
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      [Kind.FIELD]({ name }) {
        if (PERSONAL.has(name.value)) open = false;
        const directives = typeInfo.getFieldDef()?.astNode?.directives ?? [];
        if (directives.some(({ name }) => GUARDED.has(name.value))) open = false;
      },
    }),
  );
  return open;
}

function trustedDocuments(schema, documents) {
  const definitions = documents.flatMap(({ document }) => document.definitions);
  const fragments = new Map(
    definitions
      .filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const client = new InMemoryCache();
  return definitions
    .filter(({ kind, operation }) => kind === Kind.OPERATION_DEFINITION && operation === 'query')
    .map((operation) => documentOf(operation, fragments))
    .filter((document) => isPublic(schema, document))
    .map((document) => {
      const text = print(client.transformDocument(document));
      return {
        name: document.definitions[0].name.value,
        text,
        hash: createHash('sha256').update(text).digest('hex'),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

module.exports = {
  plugin(schema, documents, { write }) {
    const trusted = trustedDocuments(schema, documents);
    if (write === 'texts')
      return JSON.stringify(Object.fromEntries(trusted.map(({ hash, text }) => [hash, text])), null, 2);
    return [
      '/** sha256 of each query that any visitor may ask: the API knows its text. */',
      'export const trustedDocuments: Readonly<Record<string, string>> = {',
      ...trusted.map(({ name, hash }) => `  ${name}: '${hash}',`),
      '};',
    ].join('\n');
  },
};
