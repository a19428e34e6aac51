import { chakra } from '#shared/ui/chakra';
import { ButtonLink } from '#shared/ui/button-link';
import { paths } from '#shop-kit/paths';

/** The last place in a list of articles: from reading to the parts themselves. */
export function PartsTile() {
  return (
    <chakra.li
      display="grid"
      gap="3"
      alignContent="center"
      justifyItems="start"
      p={{ base: '5', lg: '8' }}
      bg="bg.muted"
      borderRadius="card"
    >
      <chakra.h2 textStyle="h3">Know what you need?</chakra.h2>
      <chakra.p color="fg.muted" mb="1">
        Search by name, brand or number. Every part shows its price, stock and minimum order.
      </chakra.p>
      <ButtonLink variant="outline" to={paths.catalogue.to()}>
        See All Parts
      </ButtonLink>
    </chakra.li>
  );
}
