import { ApolloLink, CombinedGraphQLErrors, Observable } from '@apollo/client';
import { hasErrorCode, shopErrorOf } from './shop-error';

/** Longer than the API's own time limit: a response that takes longer is lost. */
const timeoutMillis = 20_000;
const pauseSeconds = [1, 2, 4, 8, 15, 15, 15];

/** Half to one and a half times as long: browsers that were refused together don't come back together. */
const about = (seconds: number) => seconds * 1000 * (0.5 + Math.random());

function comesBack(error: unknown): boolean {
  const { code } = shopErrorOf(error);
  // No retries while offline; the component that shows the error retries when the browser is back online.
  return code === 'SERVICE_UNAVAILABLE' || (code === 'UNREACHABLE' && navigator.onLine);
}

/** Makes one call, with one result or error. */
function once(
  ask: () => Observable<ApolloLink.Result>,
  { onResult, onError }: { onResult: (result: ApolloLink.Result) => void; onError: (error: unknown) => void },
): () => void {
  const lost = setTimeout(() => {
    answer.unsubscribe();
    onError(new Error("We couldn't reach the server."));
  }, timeoutMillis);
  const answer = ask().subscribe({
    next(result) {
      clearTimeout(lost);
      const refusal = result.errors && new CombinedGraphQLErrors(result);
      if (hasErrorCode(refusal, 'SERVICE_UNAVAILABLE')) onError(refusal);
      else onResult(result);
    },
    error(error) {
      clearTimeout(lost);
      onError(error);
    },
  });
  return () => {
    clearTimeout(lost);
    answer.unsubscribe();
  };
}

/**
 * Retries with growing pauses for about a minute while the server is unreachable or unavailable. Only for queries: mutations
 * are never repeated here. Written manually because the operators of RxJS would make every page heavier.
 */
export const retryLink = () =>
  new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        let attempts = 0;
        let stop: () => void;
        let next: ReturnType<typeof setTimeout> | undefined;
        function ask() {
          stop = once(() => forward(operation), {
            onResult(result) {
              observer.next(result);
              observer.complete();
            },
            onError(error) {
              const pause = pauseSeconds[attempts++];
              if (pause === undefined || !comesBack(error)) observer.error(error);
              else next = setTimeout(ask, about(pause));
            },
          });
        }
        ask();
        return () => {
          clearTimeout(next);
          stop();
        };
      }),
  );
