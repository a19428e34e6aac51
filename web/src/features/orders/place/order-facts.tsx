import Clock from 'virtual:lucide/clock';
import LockKeyhole from 'virtual:lucide/lock-keyhole';
import { usePublicConfig } from '#shared/config/config-context';
import { counted } from '#shared/format/count';
import { FactList } from '#shared/ui/fact-list';

/** Explains what clicking the order button means, and what it does not. */
export function OrderFacts() {
  const { holdMinutes } = usePublicConfig();
  return (
    <FactList fontSize="base">
      <li>
        <LockKeyhole size={20} />
        Nothing is charged now. You pay by card on the next page.
      </li>
      <li>
        <Clock size={20} />
        We'll hold your items for {counted(holdMinutes, 'minute')} while you pay.
      </li>
    </FactList>
  );
}
