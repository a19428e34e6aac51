import { useEffect, useState, type ComponentType } from 'react';

function reloadPage() {
  window.location.reload();
}

/**
 * A component whose script is fetched when it is first shown; until then there is nothing in its place. Offline
 * the page around it stays, and is loaded again once online again: browsers remember that a script failed to load, and
 * never request it again. An error while online is thrown on to the error element.
 */
export function loadedLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  reload: () => void = reloadPage,
) {
  return function LoadedLater(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props>>();
    const [failure, setFailure] = useState<{ cause: unknown }>();

    useEffect(function fetchTheScript() {
      let isCurrent = true;
      const hadLine = navigator.onLine;
      load().then(
        (component) => {
          if (isCurrent) setLoaded(() => component);
        },
        (cause: unknown) => {
          if (!isCurrent) return;
          if (!navigator.onLine) window.addEventListener('online', reload, { once: true });
          else if (hadLine) setFailure({ cause });
          // Online again before the browser reported the failed script.
          else reload();
        },
      );
      return () => {
        isCurrent = false;
        window.removeEventListener('online', reload);
      };
    }, []);

    if (failure) throw failure.cause;
    return Loaded ? <Loaded {...props} /> : null;
  };
}

/** Same for an overlay: its script is fetched when it is first opened. */
export function openedLater<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = loadedLater(load);
  return function OpenedLater(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.open);
    if (props.open && !wasOpened) setWasOpened(true);
    return wasOpened && <Loaded {...props} />;
  };
}
