import { ApolloLink, Observable, type OperationVariables } from '@apollo/client';
import { Kind, print, type DocumentNode, type ExecutionResult } from 'graphql';
import { withTypenames } from '#shared/apollo/with-typenames';

/** An operation as the executor gets it. */
export interface GraphqlOperation {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

/** Runs an operation for a visitor, in process. */
export type Execute = (operation: GraphqlOperation) => Promise<ExecutionResult>;

/** Error codes that say nothing about the requested data. */
const OUTAGES: readonly unknown[] = ['SERVICE_UNAVAILABLE', 'INTERNAL', 'INTERNAL_SERVER_ERROR'];

function failureOf(operationName: string, errors: NonNullable<ExecutionResult['errors']>): string {
  const code = errors[0]?.extensions.code;
  return typeof code !== 'string' || OUTAGES.includes(code) ? operationName : `${operationName}:${code}`;
}

export type InProcessApi = ReturnType<typeof createInProcessApi>;

const texts = new WeakMap<DocumentNode, Pick<GraphqlOperation, 'query' | 'operationName'>>();

/** The text that Apollo Client would send for a document; printed once, as documents live as long as the process. */
function textOf(document: DocumentNode) {
  let text = texts.get(document);
  if (!text) {
    const [operation] = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    const operationName = operation && 'name' in operation ? operation.name?.value : undefined;
    text = { query: print(withTypenames(document)), ...(operationName && { operationName }) };
    texts.set(document, text);
  }
  return text;
}

/**
 * The API for one page: as a link for Apollo Client and, with less work, to be queried before it. Once it reports
 * that the shop can't respond now, nothing more is fetched for this page: the caller would only wait once more.
 */
export function createInProcessApi(execute: Execute) {
  const failed = new Map<string, string>();
  let unavailable: ExecutionResult | undefined;

  async function run(operation: GraphqlOperation): Promise<ExecutionResult> {
    const { operationName = '' } = operation;
    if (unavailable) {
      failed.set(operationName, operationName);
      return unavailable;
    }
    failed.delete(operationName);
    try {
      const result = await execute(operation);
      const { errors } = result;
      if (errors) failed.set(operationName, failureOf(operationName, errors));
      if (errors?.some(({ extensions }) => extensions.code === 'SERVICE_UNAVAILABLE'))
        unavailable = { errors };
      return result;
    } catch (error) {
      failed.set(operationName, operationName);
      throw error;
    }
  }

  return {
    link: new ApolloLink(
      ({ query, variables, operationName }) =>
        new Observable((observer) => {
          run({ query: print(query), variables, ...(operationName && { operationName }) }).then(
            (result) => {
              observer.next(result as ApolloLink.Result);
              observer.complete();
            },
            (error: unknown) => observer.error(error),
          );
        }),
    ),
    /** The answer to a query. Rejects when it failed. */
    ask: async (document: DocumentNode, variables: OperationVariables) => {
      const { data, errors } = await run({ ...textOf(document), variables });
      if (errors) throw new Error('a query failed');
      return data;
    },
    /** The operations whose last answer failed, as `ServerFailures` has them. */
    failures: () => [...failed.values()],
  };
}
