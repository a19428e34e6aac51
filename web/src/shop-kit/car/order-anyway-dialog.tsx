import { useRef } from 'react';
import { Button } from '#shared/ui/button';
import { ButtonLink } from '#shared/ui/button-link';
import { Modal, ModalActions, ModalDescription } from '#shared/ui/modal';
import { VerdictLine } from './verdict-line';
import type { VerdictLineFragment } from './verdict-line.generated';

interface OrderAnywayDialogProps {
  open: boolean;
  product: string;
  verdict: VerdictLineFragment;
  /** URL of a list of parts that fit. */
  fittingParts: string;
  onOrder: () => void;
  onClose: () => void;
}

/** Asks once more before a part is ordered that does not fit, and says why. Never a block; what fits has focus first. */
export function OrderAnywayDialog(props: OrderAnywayDialogProps) {
  const { open, product, verdict, fittingParts, onOrder, onClose } = props;
  const others = useRef<HTMLAnchorElement>(null);
  return (
    <Modal
      role="alertdialog"
      title="Order a part that does not fit?"
      open={open}
      onClose={onClose}
      initialFocus={() => others.current}
    >
      <VerdictLine verdict={verdict} />
      <ModalDescription>{product}. We'll note on the order that it doesn't fit your car.</ModalDescription>
      <ModalActions css={{ '& > *': { flex: { base: '1 0 auto', sm: 'none' } } }}>
        <ButtonLink ref={others} to={fittingParts}>
          Show parts that fit
        </ButtonLink>
        <Button variant="outline" onClick={onOrder}>
          Order it anyway
        </Button>
      </ModalActions>
    </Modal>
  );
}
