import { ApolloLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { from, mergeMap, throwError } from 'rxjs';
import { hasErrorCode } from './shop-error';

/** Where requests get their access token from. */
export interface TokenSource {
  /** The access token to use now: renewed if it is about to end, null for a visitor. */
  current(): Promise<string | null>;
  /** A new one after the API refused the last; null when the session is over. */
  renew(): Promise<string | null>;
  /** Called when the API refuses data to the owner of the last token. */
  forbidden(): void;
}

interface AuthContext {
  headers?: Record<string, string>;
  /** Set on operations that go as they are: the sign-in itself. */
  withoutToken?: boolean;
}

const bearing = (token: string, { headers }: AuthContext) => ({
  headers: { ...headers, authorization: `Bearer ${token}` },
});

/**
 * Sends the access token along. An operation that the API refuses as UNAUTHENTICATED is repeated once with a renewed
 * token; when there is none to be had, the refusal stands. So does one as FORBIDDEN, which says nothing of the token: of what a page shows, the
 * source of the tokens hears it; what was pressed says it where it was pressed.
 */
export function authLink(tokens: TokenSource): ApolloLink {
  const attach = new SetContextLink(async (previous) => {
    const context = previous as AuthContext;
    const token = context.withoutToken ? null : await tokens.current();
    return token ? bearing(token, context) : {};
  });

  const repeatOnce = new ErrorLink(({ error, operation, forward }) => {
    const context = operation.getContext() as AuthContext;
    if (!context.headers?.authorization || !hasErrorCode(error, 'UNAUTHENTICATED')) return;
    return from(tokens.renew()).pipe(
      mergeMap((token) => {
        if (!token) return throwError(() => error);
        operation.setContext(bearing(token, context));
        return forward(operation);
      }),
    );
  });

  const onRoleChange = new ErrorLink(({ error, operation }) => {
    if (operation.operationType === OperationTypeNode.QUERY && hasErrorCode(error, 'FORBIDDEN'))
      tokens.forbidden();
  });

  return ApolloLink.from([attach, onRoleChange, repeatOnce]);
}
