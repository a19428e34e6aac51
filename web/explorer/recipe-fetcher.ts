import { type ExecutionResult, GraphQLError, Kind, parse } from 'graphql';

import { filled, savedFrom, type SavedValues, NotSavedYet } from './recipes/saved-values';
import { type ShopRequest, shopFetcher } from './shop-fetcher';

/**
 * Makes requests with what the recipes' answers have kept: `"$NAME"` in the variables is filled in, `# keep NAME = path`
 * in the operation takes from the answer. `kept` is the memory, written here and readable by others; `token` is of whom the
 * switch chose. Headers that the reader typed go before it.
 */
export function createRecipeFetcher(kept: SavedValues, token: () => string | undefined) {
  return async (
    { query, variables, operationName }: ShopRequest,
    options?: { headers?: Readonly<Record<string, string>> },
  ): Promise<ExecutionResult<Record<string, unknown>>> => {
    try {
      const bearer = token();
      const headers = { ...(bearer && { Authorization: `Bearer ${bearer}` }), ...options?.headers };
      const answer = await shopFetcher(
        { query, variables: filled(variables ?? {}, kept), operationName: chosen(query, operationName) },
        headers,
      );
      Object.assign(kept, savedFrom(query, answer));
      return answer;
    } catch (error) {
      if (error instanceof NotSavedYet) return { errors: [new GraphQLError(error.message)] };
      throw error;
    }
  };
}

/** GraphiQL names the tab before for a moment after a change of tabs; a name that the document lacks chooses nothing. */
function chosen(query: string, operationName: string | null | undefined): string | undefined {
  try {
    const names = parse(query).definitions.map((one) =>
      one.kind === Kind.OPERATION_DEFINITION ? one.name?.value : undefined,
    );
    return names.find((name) => name === operationName);
  } catch {
    // Not GraphQL: the shop says where.
    return undefined;
  }
}
