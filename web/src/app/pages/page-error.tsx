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

/** Takes the place of a page that broke, or whose script could not be had offline; the shell around it stays. */
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
            title="This page is not on your device."
            reason="You are offline. We try again when the line is back."
          >
            <Button onClick={goBack}>Back</Button>
          </EmptyBlock>
        ) : (
          <EmptyBlock
            title="This page could not be shown."
            reason="Something broke on our side, or a part of the page could not be fetched. What was pressed last may have been done: look before you press it again."
          >
            <Button onClick={reload}>Load the page again</Button>
            <ButtonLink variant="outline" to={paths.home.to()} reloadDocument>
              Home
            </ButtonLink>
          </EmptyBlock>
        )}
      </Wrap>
    </Section>
  );
}
