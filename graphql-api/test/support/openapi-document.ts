import { openApiDocument } from '../../src/rest/openapi/document.js';
import { restRoutes, type RestServices } from '../../src/rest/rest-routes.js';

/** A JSON Schema of draft 2020-12, the dialect of OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
}

export interface AnswerHeader {
  readonly description: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

export interface Answer {
  readonly description: string;
  readonly headers?: Readonly<Record<string, AnswerHeader>>;
  /** Absent where the answer has no body (304). */
  readonly content?: { readonly 'application/json': { readonly schema: JsonSchema } };
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  /** Empty: no one in particular may call. Several: any of them will do. */
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  /** The role that the shop asks for, as in `schema.graphql`. */
  readonly 'x-requires'?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly required: boolean;
    /** JSON, or a file. */
    readonly content: Readonly<Record<string, { readonly schema?: JsonSchema }>>;
  };
  readonly responses: Readonly<Record<string, Answer>>;
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Operations by path template (`/orders/{id}`), then by method. */
export type Paths = Readonly<Record<string, Readonly<Partial<Record<Method, Operation>>>>>;

/** The subset of an OpenAPI 3.1 document that ours uses. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Paths;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, JsonSchema>>;
  };
}

/** The document of the whole table of routes, as tests read it. No handler is called. */
export const documentFor = (publicUrl: string) =>
  openApiDocument(restRoutes({} as RestServices), publicUrl) as unknown as OpenApiDocument;
