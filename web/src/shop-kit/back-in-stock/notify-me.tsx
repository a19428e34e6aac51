import Bell from 'virtual:lucide/bell';
import { usePublicConfig } from '#shared/config/config-context';
import { useUser } from '#shared/session/session-context';
import { ButtonLink } from '#shared/ui/button-link';
import { loadedLater } from '#shared/ui/loaded-later';
import { paths } from '../paths';
import { notifyId } from './notify-id';
import { NotifyMeText } from './notify-me-text';

// Visitors, and lists without anything that is sold out, don't download it.
const NotifyMeButton = loadedLater(async () => (await import('./notify-me-button')).NotifyMeButton);

interface NotifyMeProps {
  part: { id: string; name: string };
  size?: 'lg';
}

/** Requests an email when a sold-out part is back in stock; visitors log in first. Nothing if email isn't set up. */
export function NotifyMe({ part, size }: NotifyMeProps) {
  const { sendsMail } = usePublicConfig();
  const user = useUser();
  if (!sendsMail) return null;
  // Another account, of another tab, asks again.
  if (user) return <NotifyMeButton key={user.id} part={part} size={size} />;
  return (
    <ButtonLink
      data-cart=""
      variant="outline"
      size={size}
      bg="bg.panel"
      to={paths.login.to({ from: `${paths.part.to(part.id)}#${notifyId(part.id)}` })}
      aria-label={`Notify me when it's back: ${part.name} (log in first)`}
    >
      <Bell size={20} />
      <NotifyMeText size={size} />
    </ButtonLink>
  );
}
