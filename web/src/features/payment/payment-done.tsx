import { chakra } from '@chakra-ui/react/styled-system';
import { Copy } from 'lucide-react';
import { useFocusWhenShown } from '#shared/browser/use-focus-when-shown';
import { paths } from '#shared/config/paths';
import { Button } from '#shared/ui/button';
import { Note } from '#shared/ui/note';
import { TextLink } from '#shared/ui/text-link';
import { notify } from '#shared/ui/toast';

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    notify.success('Transaction copied');
  } catch {
    notify.error('Your browser did not let us copy. Mark the number and copy it by hand.');
  }
}

interface PaymentDoneProps {
  /** True when the payment was made just now, on this page. */
  justNow: boolean;
  transactionId: string | null;
}

/** In place of the card form once there is nothing left to pay. */
export function PaymentDone({ justNow, transactionId }: PaymentDoneProps) {
  const note = useFocusWhenShown<HTMLDivElement>(justNow);
  return (
    <Note
      ref={note}
      kind="success"
      role="status"
      tabIndex={-1}
      title={justNow ? 'Your payment is completed. Thank You!' : 'This order is paid.'}
    >
      {transactionId && (
        <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
          <span>
            Transaction{' '}
            <chakra.span fontWeight="semibold" overflowWrap="anywhere">
              {transactionId}
            </chakra.span>
          </span>
          <Button
            variant="ghost"
            size="sm"
            shape="icon"
            aria-label="Copy the transaction"
            onClick={() => void copy(transactionId)}
          >
            <Copy size={16} strokeWidth={1.75} aria-hidden />
          </Button>
        </chakra.span>
      )}
      <TextLink to={paths.dashboard.myOrders.to()}>See it in My Orders</TextLink>
    </Note>
  );
}
