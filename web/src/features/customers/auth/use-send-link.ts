import { useState } from 'react';
import { useSession } from '#shared/session/session-context';
import { cartStore } from '#shop-kit/cart/cart-store';
import { writeLine } from '#shop-kit/cart/visitor-lines';
import { paths } from '#shop-kit/paths';
import { requestedLink, type RequestedLink } from './requested-link';

/** An email that was sent. */
export interface SentLink {
  email: string;
  at: Date;
}

/**
 * Mails a link that logs in, and leads to `from`. The cart goes along, for a browser that does not have it. `send` rejects with what the
 * provider answered.
 */
export function useSendLink(from: string | undefined) {
  const session = useSession();
  const [sent, setSent] = useState<SentLink>();

  async function send(request: RequestedLink) {
    const cart = cartStore.get().lines.map(writeLine).join('~');
    const page = new URL(paths.logInByLink.to({ from, cart }), window.location.origin);
    await session.sendLink(request.email, page.href);
    requestedLink.set(request);
    setSent({ email: request.email, at: new Date() });
  }

  return { sent, send };
}
