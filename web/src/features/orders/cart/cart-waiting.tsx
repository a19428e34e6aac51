import { chakra } from '#shared/ui/chakra';
import { Skeleton } from '#shared/ui/skeleton';
import { WhileWaiting } from '#shared/ui/while-waiting';
import { CartColumns } from './cart-columns';

/** Lines to come. */
export function CartWaiting({ lines }: { lines: number }) {
  return (
    <WhileWaiting>
      <CartColumns aria-busy>
        <chakra.div display="grid" gap="1px">
          {Array.from({ length: lines }, (_, index) => (
            <Skeleton key={index} height={{ base: '15.5rem', md: '7.875rem' }} />
          ))}
        </chakra.div>
        <Skeleton height="17rem" borderRadius="card" />
      </CartColumns>
    </WhileWaiting>
  );
}
