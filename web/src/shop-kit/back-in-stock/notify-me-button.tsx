import BellRing from 'virtual:lucide/bell-ring';
import Bell from 'virtual:lucide/bell';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '#shared/ui/button';
import { notify } from '#shared/ui/toast';
import { paths } from '../paths';
import { notifyId } from './notify-id';
import { NotifyMeText } from './notify-me-text';
import { useBackInStockRequests } from './use-back-in-stock-requests';

interface NotifyMeButtonProps {
  part: { id: string; name: string };
  size?: 'lg';
}

/** For who is signed in: asks to be told when a part is back, and takes that back. */
export function NotifyMeButton({ part, size }: NotifyMeButtonProps) {
  const { isTold, busy, tell, cancelRequest } = useBackInStockRequests(part.id, () =>
    notify.offer('confirm-address', <ConfirmAddress />, 10_000),
  );
  const { hash } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const isMeant = hash === `#${notifyId(part.id)}`;
  useEffect(
    function comeBackToThePress() {
      if (isMeant) button.current?.focus();
    },
    [isMeant],
  );
  const Icon = isTold ? BellRing : Bell;
  return (
    <Button
      ref={button}
      id={notifyId(part.id)}
      data-cart=""
      variant="outline"
      size={size}
      shape="full"
      bg={isTold ? 'petrol.subtle' : 'bg.panel'}
      icon={<Icon size={20} />}
      busy={busy}
      aria-label={
        isTold ? `Stop notifying me when ${part.name} is back` : `Notify me when it's back: ${part.name}`
      }
      onClick={() => void (isTold ? cancelRequest() : tell())}
    >
      {isTold ? <span className="words">Stop notifying me</span> : <NotifyMeText size={size} />}
    </Button>
  );
}

function ConfirmAddress() {
  return (
    <span>
      Verify your email address first. <Link to={paths.dashboard.to()}>My Profile</Link>
    </span>
  );
}
