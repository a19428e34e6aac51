// Writes one hook per operation: `export const useXQuery = createQueryHook(XDocument)`. Why our own: ADR 001.
const { Kind, visit } = require('graphql');

const factories = { query: 'createQueryHook', mutation: 'createMutationHook' };
const pascal = (word) => word.charAt(0).toUpperCase() + word.slice(1);

module.exports = {
  plugin(_schema, documents) {
    const lines = [];
    const used = new Set();
    for (const { document } of documents) {
      visit(document, {
        [Kind.OPERATION_DEFINITION]({ name, operation }) {
          const factory = factories[operation];
          if (!name || !factory) throw new Error(`${operation} without a name or without a hook factory`);
          used.add(factory);
          const operationName = `${pascal(name.value)}`;
          lines.push(
            `export const use${operationName}${pascal(operation)} = /* #__PURE__ */ ${factory}(${operationName}Document);`,
          );
        },
      });
    }
    if (lines.length === 0) return '';
    return {
      prepend: [`import { ${[...used].sort().join(', ')} } from '#shared/apollo/hook-factories';`],
      content: lines.join('\n'),
    };
  },
};
