import { createDocument, type ZodOpenApiOverride, type ZodOpenApiPathsObject } from 'zod-openapi';

import type { RestRoute } from '../rest-route.js';
import { operationOf } from './operation.js';
import { refusals } from './refusal.schemas.js';
import { servicePaths } from './service-paths.js';

const info = {
  title: 'Axle REST API',
  version: '1.0.0',
  summary: 'The documented calls of an online auto-parts shop.',
  description:
    'A thin adapter over the same use cases as GraphQL at `/graphql`. Refusals are `{message, code, …details}`: branch on `code`. Answers may gain fields.',
  license: { name: 'MIT', identifier: 'MIT' },
};

/**
 * The REST adapter in OpenAPI 3.1, generated from its table of routes, for a shop at this address. Served at
 * `/openapi.json`; tests check every answer against it.
 */
export const openApiDocument = (routes: readonly RestRoute[], publicUrl: string) =>
  createDocument(
    {
      openapi: '3.1.0',
      info,
      servers: [{ url: publicUrl }],
      tags: [
        { name: 'Parts', description: 'What the shop sells.' },
        { name: 'Reviews', description: 'What customers say about it.' },
        { name: 'Orders', description: 'Placing, paying, shipping.' },
        { name: 'Accounts', description: 'Sign-in, profiles, admins.' },
        { name: 'Service', description: 'For machines.' },
      ],
      paths: { ...pathsOf(routes), ...servicePaths },
      components: {
        schemas: Object.fromEntries(refusals),
        securitySchemes: {
          accessToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: "The shop's own token, from `PUT /user/{email}` or the mutation `signIn`.",
          },
          firebaseIdToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'An ID token of Firebase Authentication, only for signing in.',
          },
        },
      },
    },
    { override: plainSchema },
  );

function pathsOf(routes: readonly RestRoute[]): ZodOpenApiPathsObject {
  const paths: Record<string, ZodOpenApiPathsObject[string]> = {};
  for (const route of routes) {
    const template = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [route.method]: operationOf(route) };
  }
  return paths;
}

/** JSON Schema as people and client generators read it best: zod says more than the documented calls promise. */
const plainSchema: ZodOpenApiOverride = ({ jsonSchema }) => {
  // Answers may gain fields.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  const [inner, none] = jsonSchema.anyOf ?? [];
  if (inner?.type === undefined || none?.type !== 'null') return;
  delete jsonSchema.anyOf;
  Object.assign(
    jsonSchema,
    inner,
    { type: [inner.type, 'null'] },
    inner.enum && { enum: [...inner.enum, null] },
  );
};
