import { paths } from '#shared/config/paths';
import { Button } from '#shared/ui/button';
import { ButtonLink } from '#shared/ui/button-link';
import { EmptyBlock } from '#shared/ui/empty-block';
import { Section, Wrap } from '#shared/ui/wrap';

function reload() {
  window.location.reload();
}

/** Takes the place of a page that broke; the shell around it stays. */
export function PageError() {
  return (
    <Section role="alert">
      <Wrap>
        <EmptyBlock
          title="This page could not be shown."
          reason="Something broke on our side, or a part of the page could not be fetched. Nothing was changed or lost."
        >
          <Button onClick={reload}>Load the page again</Button>
          <ButtonLink variant="outline" to={paths.home.to()} reloadDocument>
            Home
          </ButtonLink>
        </EmptyBlock>
      </Wrap>
    </Section>
  );
}
