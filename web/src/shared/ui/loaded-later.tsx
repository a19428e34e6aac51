import { useEffect, useState, type ComponentType } from 'react';
import { useWhenBackOnline } from '../browser/use-online';

/**
 * A component whose script is fetched when it is first shown; until then there is nothing in its place. Without a line
 * it waits, and the page around it stays; what fails with a line is thrown on to the error element.
 */
export function loadedLater<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function LoadedLater(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props>>();
    const [failure, setFailure] = useState<{ cause: unknown; offline: boolean }>();
    const waits = Loaded === undefined && failure === undefined;
    useWhenBackOnline(() => {
      setFailure(undefined);
    });

    useEffect(
      function fetchTheScript() {
        if (!waits) return;
        let isWanted = true;
        load().then(
          (component) => {
            if (isWanted) setLoaded(() => component);
          },
          (cause: unknown) => {
            if (isWanted) setFailure({ cause, offline: !navigator.onLine });
          },
        );
        return () => {
          isWanted = false;
        };
      },
      [waits],
    );

    if (failure && !failure.offline) throw failure.cause;
    return Loaded ? <Loaded {...props} /> : null;
  };
}
