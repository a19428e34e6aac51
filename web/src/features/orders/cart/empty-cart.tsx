import { ButtonLink } from '#shared/ui/button-link';
import { chakra } from '#shared/ui/chakra';
import { EmptyBlock } from '#shared/ui/empty-block';
import { paths } from '#shop-kit/paths';

export function EmptyCart() {
  return (
    <EmptyBlock title="Your cart is empty" reason="Parts you add to your cart appear here." maxW="40rem">
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <ButtonLink to={paths.catalogue.to()}>See All Parts</ButtonLink>
        <ButtonLink variant="outline" to={paths.jobs.to()}>
          Parts for a job
        </ButtonLink>
      </chakra.div>
    </EmptyBlock>
  );
}
