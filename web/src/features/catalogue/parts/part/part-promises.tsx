import Clock from 'virtual:lucide/clock';
import CreditCard from 'virtual:lucide/credit-card';
import Trash2 from 'virtual:lucide/trash';
import { usePublicConfig } from '#shared/config/config-context';
import { counted } from '#shared/format/count';
import { FactList } from '#shared/ui/fact-list';

/** What ordering here means: three things that the shop really does. */
export function PartPromises() {
  const { holdMinutes } = usePublicConfig();
  return (
    <FactList fontSize="base" css={{ '& svg': { mt: '0.5' } }}>
      <li>
        <Clock size={20} />
        <span>We'll hold your items for {counted(holdMinutes, 'minute')} while you pay.</span>
      </li>
      <li>
        <CreditCard size={20} />
        <span>Card payment by Stripe. The card number goes to Stripe and never reaches Axle.</span>
      </li>
      <li>
        <Trash2 size={20} />
        <span>Changed your mind? You can delete an unpaid order at any time.</span>
      </li>
    </FactList>
  );
}
