import { chakra } from '#shared/ui/chakra';
import { Skeleton } from '#shared/ui/skeleton';
import { WhileWaiting } from '#shared/ui/while-waiting';
import { Wrap } from '#shared/ui/wrap';

/** Picture and label to come. */
export function PartSkeleton() {
  return (
    <Wrap pt="2" pb="12">
      <WhileWaiting>
        <chakra.div
          aria-busy
          display="grid"
          gap={{ base: '6', lg: '12' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          alignItems="start"
        >
          <Skeleton aspectRatio="1" borderRadius="card" />
          <Skeleton height="30rem" borderRadius="card" />
        </chakra.div>
      </WhileWaiting>
    </Wrap>
  );
}
