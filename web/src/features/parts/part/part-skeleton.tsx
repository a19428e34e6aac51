import { Skeleton } from '#shared/ui/skeleton';
import { Wrap } from '#shared/ui/wrap';

/** Picture and label to come. */
export function PartSkeleton() {
  return (
    <Wrap
      aria-busy
      display="grid"
      gap={{ base: '6', lg: '12' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      alignItems="start"
      pt="2"
      pb="12"
    >
      <Skeleton aspectRatio="1" borderRadius="card" />
      <Skeleton height="30rem" borderRadius="card" />
    </Wrap>
  );
}
