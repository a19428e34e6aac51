const { getDirectiveValues, getNamedType, isInputObjectType } = require('graphql');

const lowerFirst = (name) => name.charAt(0).toLowerCase() + name.slice(1);

const written = ({ min, max }, more = '') => `{ min: ${min}, max: ${max}${more} }`;

/** The limits of a field or argument as code: of a text or number, of each text in a list, and of the list as `items`. */
function limitsOf(schema, { name, astNode }) {
  const of = (directive) => astNode && getDirectiveValues(schema.getDirective(directive), astNode);
  const [each, items] = [of('length') ?? of('range'), of('items')];
  if (each) return `  ${name}: ${written(each, items && `, items: ${written(items)}`)},`;
  return items && `  ${name}: { items: ${written(items)} },`;
}

/** The input types of these arguments, and those inside them. */
function inputsIn(args, found = new Set()) {
  for (const type of args.map((arg) => getNamedType(arg.type)).filter(isInputObjectType)) {
    if (found.has(type)) continue;
    found.add(type);
    inputsIn(Object.values(type.getFields()), found);
  }
  return found;
}

// Writes the limits of inputs and arguments: a limit is changed in the API, and the forms follow. Those that only admins' operations
// have go into a file of their own, which visitors don't load.
module.exports = {
  plugin(schema, documents, { of }) {
    const isForAdmins = ({ astNode }) =>
      getDirectiveValues(schema.getDirective('auth'), astNode)?.requires === 'ADMIN';
    const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
      Object.values(root.getFields()),
    );
    const inputsOf = (some) => inputsIn(some.flatMap(({ args }) => args));
    const ofOthers = inputsOf(operations.filter((operation) => !isForAdmins(operation)));
    return [
      ...[...inputsOf(operations)]
        .filter((type) => ofOthers.has(type) !== (of === 'admins'))
        .map((type) => [lowerFirst(type.name), Object.values(type.getFields())]),
      ...operations
        .filter((operation) => isForAdmins(operation) === (of === 'admins'))
        .map(({ name, args }) => [name, args]),
    ]
      .map(([name, fields]) => [name, fields.map((field) => limitsOf(schema, field)).filter(Boolean)])
      .filter(([, fields]) => fields.length > 0)
      .map(([name, fields]) => [`export const ${name}Limits = {`, ...fields, '} as const;'].join('\n'))
      .join('\n\n');
  },
};
