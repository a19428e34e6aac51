import { useLayoutEffect } from 'react';

/** Marks that page-wide rules select (`shared/ui/theme/global-css.ts`), as `data-has-…` of the document's element. */
type PageMark = 'hasBuyBar' | 'hasOrderBar' | 'hasPaper';

/** Says of the page what it holds, while it holds it. `html:has(…)` would have the browser style all of it again at any change. */
export function usePageMark(mark: PageMark, isSo = true): void {
  useLayoutEffect(
    function markThePage() {
      if (!isSo) return;
      const { dataset } = document.documentElement;
      dataset[mark] = '';
      return () => {
        // oxlint-disable-next-line typescript/no-dynamic-delete -- the names are three
        delete dataset[mark];
      };
    },
    [mark, isSo],
  );
}
