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

/** Requests a notification when a part is back, and cancels it. For logged-in customers. */
export function NotifyMeButton({ part, size }: NotifyMeButtonProps) {
  const { isRequested, busy, request, cancel } = useBackInStockRequests(part.id, () =>
    notify.offer('confirm-address', <ConfirmAddress />, 10_000),
  );
  const { hash } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const isTarget = hash === `#${notifyId(part.id)}`;
  useEffect(
    function focusAfterLogin() {
      if (isTarget) button.current?.focus();
    },
    [isTarget],
  );
  const Icon = isRequested ? BellRing : Bell;
  return (
    <Button
      ref={button}
      id={notifyId(part.id)}
      data-cart=""
      variant="outline"
      size={size}
      shape="full"
      bg={isRequested ? 'petrol.subtle' : 'bg.panel'}
      icon={<Icon size={20} />}
      busy={busy}
      aria-label={
        isRequested ? `Stop notifying me when ${part.name} is back` : `Notify me when it's back: ${part.name}`
      }
      onClick={() => void (isRequested ? cancel() : request())}
    >
      {isRequested ? <span className="text">Stop notifying me</span> : <NotifyMeText size={size} />}
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
