import type { OpenApiDocument, Paths } from './openapi.types.js';
import { orderPaths, orderSchemas } from './order.openapi.js';
import { partPaths, partSchemas } from './part.openapi.js';
import { paymentPaths } from './payment.openapi.js';
import { refusalSchemas } from './refusal.openapi.js';
import { reviewPaths, reviewSchemas } from './review.openapi.js';
import { servicePaths } from './service.openapi.js';
import { answerSchemas } from './shared.openapi.js';
import { userPaths, userSchemas } from './user.openapi.js';

/** The REST adapter in OpenAPI 3.1, for a shop at this address. Served at `/openapi.json`; tests hold every answer against it. */
export const openApiDocument = (publicUrl: string): OpenApiDocument => ({
  openapi: '3.1.0',
  info: {
    title: 'Axle REST API',
    version: '1.0.0',
    summary: 'The documented calls of an online auto-parts shop.',
    description:
      'A thin adapter over the same use cases as GraphQL at `/graphql`. Refusals are `{message, code, …details}`: branch on `code`. Answers may gain fields.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: publicUrl }],
  tags: [
    { name: 'Parts', description: 'What the shop sells.' },
    { name: 'Reviews', description: 'What customers say of it.' },
    { name: 'Orders', description: 'Placing, paying, shipping.' },
    { name: 'Accounts', description: 'Sign-in, profiles, admins.' },
    { name: 'Service', description: 'For machines.' },
  ],
  paths: merged(partPaths, reviewPaths, orderPaths, paymentPaths, userPaths, servicePaths),
  components: {
    schemas: {
      ...partSchemas,
      ...reviewSchemas,
      ...orderSchemas,
      ...userSchemas,
      ...answerSchemas,
      ...refusalSchemas,
    },
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
        description: 'An ID token of Firebase Authentication; good for signing in and nothing else.',
      },
    },
  },
});

/** One set of paths; nouns may share a path by different methods. */
function merged(...nouns: readonly Paths[]): Paths {
  const all: Record<string, Paths[string]> = {};
  for (const [path, operations] of nouns.flatMap((paths) => Object.entries(paths))) {
    all[path] = { ...all[path], ...operations };
  }
  return all;
}
