// Writes the values of the enum `ErrorCode`: no operation asks for them, so the plugins for types leave them out.
module.exports = {
  plugin(schema) {
    const codes = schema.getType('ErrorCode').getValues();
    return [
      '/** Every refusal of the API. */',
      'export const errorCodes = [',
      ...codes.flatMap(({ name, description }) => [`  /** ${description} */`, `  '${name}',`]),
      '] as const;',
      '',
      'export type ErrorCode = (typeof errorCodes)[number];',
    ].join('\n');
  },
};
