import { chakra } from '#shared/ui/chakra';
import { ButtonLink } from '#shared/ui/button-link';
import { PageHeading } from '#shared/ui/page-heading';
import { PageMeta } from '#shared/ui/page-meta';
import { Section, Wrap } from '#shared/ui/wrap';
import { categoryOf, type CategoryId } from '#shop-kit/categories';
import { paths } from '#shop-kit/paths';
import { useResponseStatus } from '../response-status';

const title = 'This part is no longer sold.';

/** A part that was removed, or never existed. Its category is known only if it was open when it was removed. */
export function RemovedPart({ category }: { category: CategoryId | null }) {
  useResponseStatus(404);
  return (
    <Section>
      <PageMeta title={title} description="This part is no longer available." />
      <Wrap display="grid" gap="4" justifyItems="start">
        <PageHeading>{title}</PageHeading>
        <chakra.p color="fg.muted" maxW="44ch">
          It was removed from the shop, or the address is mistyped. Search by name or number above, or choose
          another part.
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          {category && (
            <ButtonLink to={paths.catalogue.to({ category })}>{categoryOf(category).label}</ButtonLink>
          )}
          <ButtonLink variant={category ? 'outline' : 'solid'} to={paths.catalogue.to()}>
            See All Parts
          </ButtonLink>
        </chakra.div>
      </Wrap>
    </Section>
  );
}
