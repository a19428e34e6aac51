import { useEffect, useState, type ComponentType } from 'react';
import { useWhenBackOnline } from '../browser/use-online';

function reloadPage() {
  window.location.reload();
}

/**
 * A component whose script is fetched when it is first shown; until then there is nothing in its place. Without a line
 * the page around it stays, and is loaded anew when the line is back: browsers remember that a script did not come, and
 * never ask for it again. What fails with a line is thrown on to the error element.
 */
export function loadedLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  reload: () => void = reloadPage,
) {
  return function LoadedLater(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props>>();
    const [failure, setFailure] = useState<{ cause: unknown; offline: boolean }>();
    useWhenBackOnline(failure && reload);

    useEffect(function fetchTheScript() {
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
    }, []);

    if (failure && !failure.offline) throw failure.cause;
    return Loaded ? <Loaded {...props} /> : null;
  };
}
