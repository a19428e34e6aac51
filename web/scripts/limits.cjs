const { getDirectiveValues, isInputObjectType } = require('graphql');

const lowerFirst = (name) => name.charAt(0).toLowerCase() + name.slice(1);

const written = ({ min, max }, more = '') => `{ min: ${min}, max: ${max}${more} }`;

/** The limits of a field or argument as code: of a text or number, of each text in a list, and of the list as `items`. */
function limitsOf(schema, { name, astNode }) {
  const of = (directive) => astNode && getDirectiveValues(schema.getDirective(directive), astNode);
  const [each, items] = [of('length') ?? of('range'), of('items')];
  if (each) return `  ${name}: ${written(each, items && `, items: ${written(items)}`)},`;
  return items && `  ${name}: { items: ${written(items)} },`;
}

// Writes the limits of every input and of the arguments of every operation: a limit is changed in the API, and the forms follow.
module.exports = {
  plugin(schema) {
    const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
    const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
      Object.values(root.getFields()),
    );
    return [
      ...inputs.map((type) => [lowerFirst(type.name), Object.values(type.getFields())]),
      ...operations.map(({ name, args }) => [name, args]),
    ]
      .map(([name, fields]) => [name, fields.map((field) => limitsOf(schema, field)).filter(Boolean)])
      .filter(([, fields]) => fields.length > 0)
      .map(([name, fields]) => [`export const ${name}Limits = {`, ...fields, '} as const;'].join('\n'))
      .join('\n\n');
  },
};
