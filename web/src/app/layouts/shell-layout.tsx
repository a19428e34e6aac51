import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Toaster } from '#shared/ui/toaster';
import { Wrap } from '#shared/ui/wrap';
import { useOwnDocument } from '../own-document';
import { chromes, useRouteHandle } from '../route-handle';
import { AccountSync } from './account-sync';
import { CarPickerProvider } from './car-picker';
import { CategoryStrip } from './category-strip';
import { NoScriptStrip, OfflineStrip } from './header-strips';
import { Overlays } from './overlays';
import { SandboxStrip } from './sandbox-strip';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

/** The frame around every page. */
export function ShellLayout() {
  const chrome = useRouteHandle('chrome') ?? chromes.shop;
  const isHere = useOwnDocument();
  const { pathname, hash } = useLocation();
  const place = pathname + hash;
  const placeBefore = useRef(place);

  useEffect(
    function scrollToTopOnRouteChange() {
      // Scrolling on a newly opened page is left to the browser and the user.
      if (place === placeBefore.current) return;
      placeBefore.current = place;
      const target = hash ? document.getElementById(hash.slice(1)) : null;
      if (target) target.scrollIntoView();
      else window.scrollTo(0, 0);
    },
    [place, hash],
  );

  return (
    <Overlays>
      <CarPickerProvider>
        <SkipLink />
        <SandboxStrip />
        <SiteHeader search={chrome.search} />
        {chrome.categories && <CategoryStrip />}
        <OfflineStrip />
        <NoScriptStrip />
        <main id="main" tabIndex={-1}>
          {isHere ? <Outlet /> : <Wrap minHeight="belowHeader" />}
        </main>
        <SiteFooter />
        <Toaster />
        <AccountSync />
      </CarPickerProvider>
    </Overlays>
  );
}
