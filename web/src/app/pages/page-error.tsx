import { useState } from 'react';
import { useOnline, useWhenBackOnline } from '#shared/browser/use-online';
import { Button } from '#shared/ui/button';
import { ButtonLink } from '#shared/ui/button-link';
import { EmptyBlock } from '#shared/ui/empty-block';
import { Section, Wrap } from '#shared/ui/wrap';
import { paths } from '#shop-kit/paths';

function reload() {
  window.location.reload();
}

function goBack() {
  window.history.back();
}

/** Replaces a page that broke, or whose script could not be loaded offline; the shell around it stays. */
export function PageError() {
  const online = useOnline();
  const [brokeOffline] = useState(!online);
  useWhenBackOnline(reload);
  return (
    <Section role="alert">
      <Wrap>
        {brokeOffline ? (
          // A reload while offline would lose the shop, too.
          <EmptyBlock
            title="This page isn't available offline."
            reason="You're offline. We'll retry when you're back online."
          >
            <Button onClick={goBack}>Back</Button>
          </EmptyBlock>
        ) : (
          <EmptyBlock
            title="We couldn't show this page."
            reason="Something went wrong on our side, or part of the page didn't load. Your last action may have been saved. Check before you repeat it."
          >
            <Button onClick={reload}>Reload page</Button>
            <ButtonLink variant="outline" to={paths.home.to()} reloadDocument>
              Home
            </ButtonLink>
          </EmptyBlock>
        )}
      </Wrap>
    </Section>
  );
}
