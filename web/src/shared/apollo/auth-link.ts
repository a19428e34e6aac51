import { ApolloLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { from, mergeMap, throwError } from 'rxjs';
import { hasErrorCode } from './shop-error';

/** Source of the access token of requests. */
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
  /** Set on operations that are sent without a token: the sign-in itself. */
  withoutToken?: boolean;
}

const bearing = (token: string, { headers }: AuthContext) => ({
  headers: { ...headers, authorization: `Bearer ${token}` },
});

/**
 * Sends the access token along. An operation that the API refuses as UNAUTHENTICATED is repeated once with a renewed
 * token; if none is available, the refusal remains. So does FORBIDDEN, which does not concern the token: if it is for
 * data of a page, the source of the tokens is notified; a clicked action shows it where it was clicked.
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
