import { chakra } from '#shared/ui/chakra';
import Clock from 'virtual:lucide/clock';
import CreditCard from 'virtual:lucide/credit-card';
import Trash2 from 'virtual:lucide/trash';
import { usePublicConfig } from '#shared/config/config-context';
import { counted } from '#shared/format/count';

const Promises = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2.5',
    fontSize: 'base',
    '& li': { display: 'flex', gap: '2.5', alignItems: 'flex-start', lineHeight: '1.4' },
    '& svg': { flex: 'none', mt: '0.5', color: 'fg.link' },
  },
});

/** What ordering here means: three things that the shop really does. */
export function PartPromises() {
  const { holdMinutes } = usePublicConfig();
  return (
    <Promises>
      <li>
        <Clock size={20} />
        <span>
          When you order, your pieces are set aside for {counted(holdMinutes, 'minute')} so you can pay in
          peace.
        </span>
      </li>
      <li>
        <CreditCard size={20} />
        <span>Card payment by Stripe. The card number goes to Stripe and never reaches Axle.</span>
      </li>
      <li>
        <Trash2 size={20} />
        <span>Changed your mind? An unpaid order can be deleted at any time.</span>
      </li>
    </Promises>
  );
}
