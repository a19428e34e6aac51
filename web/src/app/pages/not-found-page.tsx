import { chakra } from '#shared/ui/chakra';
import { ButtonLink } from '#shared/ui/button-link';
import { PageHeading } from '#shared/ui/page-heading';
import { PageMeta } from '#shared/ui/page-meta';
import { Section, Wrap } from '#shared/ui/wrap';
import { paths } from '#shop-kit/paths';
import { useResponseStatus } from '../response-status';

const sources = (format: string) =>
  [600, 1200].map((width) => `/pictures/not-found-${width}.${format} ${width}w`).join(', ');
const sizes = '(min-width: 48rem) 40rem, 92vw';

/** Shown for every URL that does not exist. The search stays in the header. */
export function NotFoundPage() {
  useResponseStatus(404);
  return (
    <Section>
      <PageMeta title="Page not found" description="We couldn't find a page at this address." />
      <Wrap display="grid" justifyItems="center" gap="6" textAlign="center">
        <picture>
          <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
          <chakra.img
            src="/pictures/not-found-600.webp"
            srcSet={sources('webp')}
            sizes={sizes}
            alt="A lone wheel has rolled away, leaving its track and a few wheel nuts behind"
            htmlWidth={1200}
            htmlHeight={800}
            width="min(40rem, 92vw)"
            height="auto"
            borderRadius="card"
            // A road by night: in daylight the whole picture would glare.
            filter={{ _dark: 'brightness(0.45) contrast(1.15)' }}
          />
        </picture>
        <PageHeading>Page not found</PageHeading>
        <chakra.p color="fg.muted" maxW="44ch">
          The address may be mistyped, or the page may have moved. Search for a part above, or continue from
          here.
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3">
          <ButtonLink to={paths.catalogue.to()}>See All Parts</ButtonLink>
          <ButtonLink variant="outline" to={paths.home.to()}>
            Home
          </ButtonLink>
        </chakra.div>
      </Wrap>
    </Section>
  );
}
