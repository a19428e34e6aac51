import { restRoutes, type RestServices } from '../../src/rest/rest-routes.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { documentFor, type Operation } from '../support/openapi-document.js';
import { placeOf, schemasOf } from '../support/openapi-check.js';

const document = documentFor('http://localhost:4000');

/** Every operation by `METHOD /path/{template}`. */
const operations = new Map<string, Operation>(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
    ),
  ),
);

/** The table of routes; no handler is called. */
const routes = restRoutes({} as RestServices).map((route) => ({
  ...route,
  name: `${route.method.toUpperCase()} ${route.path.replaceAll(/:(\w+)/g, '{$1}')}`,
}));

test('the document contains every route of the REST adapter and, beyond them, only service calls', () => {
  const ofMachines = [...operations]
    .filter(([, { tags }]) => tags.includes('Service'))
    .map(([name]) => name)
    .sort();

  expect(ofMachines).toEqual([
    'GET /config.json',
    'GET /healthz',
    'GET /openapi.json',
    'GET /readyz',
    'POST /webhooks/stripe',
  ]);
  expect([...operations.keys()].filter((name) => !ofMachines.includes(name)).sort()).toEqual(
    routes.map(({ name }) => name).sort(),
  );
});

test.each(routes.map((route) => [route.name, route] as const))(
  '%s documents the required role',
  (name, route) => {
    const operation = operations.get(name)!;
    const parameters = operation.parameters?.map((parameter) => parameter.name) ?? [];

    expect(operation['x-requires'] ?? 'PUBLIC').toBe(route.requires);
    expect(operation.responses['401'] !== undefined).toBe(
      route.requires !== 'PUBLIC' || name === 'PUT /user/{email}',
    );
    expect(parameters.includes('Idempotency-Key')).toBe(route.takesKey === true);
  },
);

test('operation ids are unique, paths declare their parameters, and every reference resolves', () => {
  const ids = [...operations.values()].map(({ operationId }) => operationId);
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];

  expect(new Set(ids).size).toBe(ids.length);
  for (const [name, { parameters = [] }] of operations) {
    const inPath = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    expect(parameters.filter((one) => one.in === 'path').map((one) => one.name)).toEqual(inPath);
  }
  for (const [, schema = ''] of references) expect(document.components.schemas).toHaveProperty([schema]);
});

test('all schemas are valid', () => {
  const ajv = schemasOf(document);
  const json = ['content', 'application/json', 'schema'];
  const places = [...operations].flatMap(([name, { requestBody, responses }]) => {
    const [method = '', path = ''] = name.split(' ');
    const at = ['paths', path, method.toLowerCase()];
    return [
      ...(requestBody?.content['application/json'] ? [placeOf(...at, 'requestBody', ...json)] : []),
      ...Object.entries(responses).flatMap(([status, { content }]) =>
        content ? [placeOf(...at, 'responses', status, ...json)] : [],
      ),
    ];
  });

  expect(places.length).toBeGreaterThan(100);
  for (const place of places) expect(ajv.getSchema(place)).toBeInstanceOf(Function);
});

test('all examples match their schemas', () => {
  const ajv = schemasOf(document);
  const examples = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    ((schema.examples ?? []) as unknown[]).map((example) => ({ name, example })),
  );

  expect(examples).not.toEqual([]);
  for (const { name, example } of examples) {
    ajv.validate({ $ref: placeOf('components', 'schemas', name) }, example);
    expect({ name, errors: ajv.errors }).toEqual({ name, errors: null });
  }
});

describe('served by a shop', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop();
  });
  afterAll(() => shop.close());

  test('it names the address of that shop', async () => {
    const { status, body } = await shop.visitor.rest('GET', '/openapi.json');

    expect(status).toBe(200);
    expect(body).toEqual(JSON.parse(JSON.stringify(documentFor(shop.env.PUBLIC_URL))));
  });
});
