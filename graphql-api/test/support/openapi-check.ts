import { type AnySchema, Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

import { type Answer, documentFor } from './openapi-document.js';

/** An answer of the REST adapter, as a client got it. */
export interface SeenAnswer {
  readonly method: string;
  /** Path with or without a query. */
  readonly path: string;
  readonly response: Response;
  readonly body: string;
}

const document = documentFor('http://localhost');
const ajv = schemasOf(closed(document));

/** A validator that finds each schema of an OpenAPI document at `document#/its/place`. Strict: a misspelt keyword throws. */
export function schemasOf(openApi: unknown): Ajv2020 {
  const validator = new Ajv2020({ allowUnionTypes: true, allErrors: true });
  addFormats.default(validator);
  // OpenAPI's additions to JSON Schema. `discriminator` is a hint for generators: `oneOf` already decides.
  validator.addVocabulary(['openapi', 'info', 'servers', 'tags', 'paths', 'components', 'discriminator']);
  validator.addSchema(openApi as AnySchema, 'document');
  return validator;
}

export function isDocumented(method: string, path: string): boolean {
  return find(method, path) !== undefined;
}

/**
 * Throws unless the answer is one that the OpenAPI document promises: its status, its headers, its shape and not a field
 * more. Of a call that is not in the document, only "There is nothing here" is right.
 */
export function requireDocumented({ method, path, response, body }: SeenAnswer): void {
  // Node's own answer to what is not HTTP: the shop has not seen the request.
  if (!response.headers.has('x-request-id')) return;
  const where = `${method} ${path} answered ${response.status}`;
  const call = find(method, path);
  if (!call) {
    if (response.status !== 404) throw new Error(`${where}, but is not in the OpenAPI document`);
    requireShape(`${where} (unknown call)`, placeOf('components', 'schemas', 'NOT_FOUND'), body);
    return;
  }
  const promised = call.operation.responses[response.status];
  if (!promised) throw new Error(`${where}, but the OpenAPI document knows no such status of it: ${body}`);
  requireHeaders(where, promised, response.headers);
  if (!promised.content) {
    if (body !== '') throw new Error(`${where} with a body: ${body}`);
    return;
  }
  const { template, verb } = call;
  const json = ['content', 'application/json', 'schema'];
  requireShape(where, placeOf('paths', template, verb, 'responses', response.status, ...json), body);
}

function requireHeaders(where: string, promised: Answer, headers: Headers): void {
  const type = headers.get('Content-Type') ?? 'nothing';
  if (promised.content && !type.startsWith('application/json')) throw new Error(`${where} as ${type}`);
  for (const [name, { schema, required }] of Object.entries(promised.headers ?? {})) {
    const value = headers.get(name);
    const fits = value === null ? !required : ajv.validate(schema, value);
    if (!fits) throw new Error(`${where} with ${name}: ${value ?? 'nothing'}`);
  }
}

/** The address of a place in the document, for `schemasOf`. */
export const placeOf = (...steps: readonly (string | number)[]): string =>
  `document#${steps.map((step) => `/${encodeURIComponent(String(step).replaceAll('/', '~1'))}`).join('')}`;

function requireShape(where: string, place: string, body: string): void {
  const validate = ajv.getSchema(place);
  if (!validate) throw new Error(`no schema at ${place}`);
  if (validate(JSON.parse(body))) return;
  throw new Error(
    `${where}, not as the OpenAPI document says: ${ajv.errorsText(validate.errors)} in ${body}`,
  );
}

function find(method: string, path: string) {
  const [bare = ''] = path.split('?');
  const verb = method.toLowerCase();
  for (const [template, operations] of Object.entries(document.paths)) {
    const operation = new Map(Object.entries(operations)).get(verb);
    if (operation && matches(template, bare)) return { template, verb, operation };
  }
  return undefined;
}

/** A slash at the end makes no difference. */
const matches = (template: string, path: string): boolean =>
  new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`).test(path);

/** Clients must accept additional fields in a response; for us an undocumented field is a mistake. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  const open = 'properties' in schema && 'type' in schema && !('additionalProperties' in schema);
  return open ? { ...inner, additionalProperties: false } : inner;
}
