import { chakra } from '#shared/ui/chakra';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { takeCarriedFocus } from './carried-focus';

const Heading = chakra('h1', { base: { textStyle: 'h1' } });

type PageHeadingProps = React.ComponentProps<typeof Heading> & {
  /** False where something else on the page takes focus after a route change, such as a guard's note. */
  takesFocus?: boolean;
};

/**
 * The one `h1` of a page. After a route change it takes focus, so that keyboard and screen reader go on from the new
 * page, also where the new page has a document of its own. On the first page of a visit (router key "default") focus stays
 * where the browser puts it. A new query on the same path (a filter, a tab) is not a route change.
 */
export function PageHeading({ takesFocus = true, ...props }: PageHeadingProps) {
  const { key, pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const pathInFocus = useRef(key === 'default' ? pathname : null);

  useEffect(
    function focusHeadingAfterRouteChange() {
      // A user who began typing before hydration keeps the focus.
      const hasArrived = takeCarriedFocus(pathname) && document.activeElement === document.body;
      if (!takesFocus || (pathInFocus.current === pathname && !hasArrived)) return;
      pathInFocus.current = pathname;
      heading.current?.focus({ preventScroll: true });
    },
    [takesFocus, pathname],
  );

  return <Heading ref={heading} tabIndex={-1} {...props} />;
}
