import type { RestRoute } from '../../src/rest/rest-route.js';
import { type HostileValue, NO_AMOUNT, NO_INTEGER, NO_TEXT, NO_URL_TEXT, NOTHING } from './hostile-values.js';
import { documentFor, type JsonSchema, type Operation, type Parameter } from './openapi-document.js';

/** One call with one value in it that must be refused. */
export interface RestTry {
  /** `POST /orders body.partId: a NUL`. */
  readonly what: string;
  /** `POST /orders body.partId`. */
  readonly place: string;
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly headers?: Record<string, string>;
  /** The caller sends Firebase's ID token instead of ours. */
  readonly firebase: boolean;
}

/** A good value by its name in path, query or body; undefined to leave it out. */
export type GoodRestValue = (name: string) => unknown;

const document = documentFor('http://localhost');
const MARK = '@@hostile@@';

type Call = Omit<RestTry, 'what' | 'place'>;

/** The call with nothing but good values, once for every shape its body may have. */
export function goodCalls(route: RestRoute, good: GoodRestValue): Call[] {
  const { operation, template } = documented(route);
  const [shapes, path] = [bodiesOf(operation), goodPath(template, good)];
  const query = (operation.parameters ?? []).filter((one) => one.in === 'query' && one.required);
  const call = {
    ...common(route, operation),
    path: `${path}${query.map(({ name }) => `?${name}=${String(good(name))}`).join('')}`,
  };
  if (shapes.length === 0) return [call];
  return shapes.map((shape) => ({ ...call, body: JSON.stringify(filled(shape, good)) }));
}

/** Every place of a call that a client fills in, as the OpenAPI document tells it, each with what does not belong there. */
export function restTries(route: RestRoute, good: GoodRestValue): RestTry[] {
  const { operation, template } = documented(route);
  const name = `${route.method.toUpperCase()} ${template}`;
  const bodies = bodiesOf(operation);
  const call = { ...common(route, operation), path: goodPath(template, good) };
  const goodBody = bodies[0] && JSON.stringify(filled(bodies[0], good));

  const inUrl = (operation.parameters ?? []).flatMap((parameter) =>
    hostileInUrl(parameter).map(({ what, json }) => ({
      ...call,
      what: `${name} ${parameter.in}.${parameter.name}: ${what}`,
      place: `${name} ${parameter.in}.${parameter.name}`,
      body: goodBody,
      ...(parameter.in === 'path' && { path: template.replace(`{${parameter.name}}`, () => json) }),
      ...(parameter.in === 'query' && { path: `${call.path}?${parameter.name}=${json}` }),
      ...(parameter.in === 'header' && { headers: { [parameter.name]: json } }),
    })),
  );
  const inBody = bodies.flatMap((schema) =>
    Object.entries(propertiesOf(schema)).flatMap(([key, property]) =>
      hostileTo(property, requiredOf(schema).includes(key)).map(({ what, json }) => ({
        ...call,
        what: `${name} body.${key}: ${what}`,
        place: `${name} body.${key}`,
        body: JSON.stringify({ ...filled(schema, good), [key]: MARK }).replace(`"${MARK}"`, () => json),
      })),
    ),
  );
  return [...inUrl, ...inBody];
}

function documented({ method, path }: RestRoute): { operation: Operation; template: string } {
  const template = path.replaceAll(/:(\w+)/g, '{$1}');
  const operation = document.paths[template]?.[method];
  if (!operation) throw new Error(`${method} ${template} is not in the OpenAPI document`);
  return { operation, template };
}

const common = ({ method }: RestRoute, { security }: Operation) => ({
  method: method.toUpperCase(),
  firebase: security.some((way) => 'firebaseIdToken' in way),
});

const goodPath = (template: string, good: GoodRestValue) =>
  template.replaceAll(/\{(\w+)\}/g, (_all, key: string) => encodeURIComponent(String(good(key))));

/** The shapes that a body may have, references followed. */
function bodiesOf({ requestBody }: Operation): JsonSchema[] {
  const schema = requestBody?.content['application/json']?.schema;
  if (!schema) return [];
  return ((schema.oneOf as JsonSchema[] | undefined) ?? [schema]).map(resolved);
}

function resolved(schema: JsonSchema): JsonSchema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  return name === undefined ? schema : document.components.schemas[name]!;
}

const propertiesOf = (schema: JsonSchema) => schema.properties as Record<string, JsonSchema>;
const requiredOf = (schema: JsonSchema) => (schema.required ?? []) as string[];
const filled = (schema: JsonSchema, good: GoodRestValue) =>
  Object.fromEntries(Object.keys(propertiesOf(schema)).map((key) => [key, good(key)]));

function hostileTo(schema: JsonSchema, required: boolean): readonly HostileValue[] {
  const types = [schema.type].flat();
  const values = types.includes('integer')
    ? NO_INTEGER
    : types.includes('number')
      ? NO_AMOUNT
      : NO_TEXT.filter(({ json }) => !(schema.enum as unknown[] | undefined)?.includes(JSON.parse(json)));
  return required ? [...values, NOTHING] : values;
}

function hostileInUrl(parameter: Parameter): readonly HostileValue[] {
  if (parameter.in !== 'header') return NO_URL_TEXT;
  return [
    { what: '300 characters', json: 'x'.repeat(300) },
    { what: 'a space', json: 'a b' },
    { what: 'a letter beyond ASCII', json: 'é' },
  ];
}
