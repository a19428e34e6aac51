import type { ReactElement } from 'react';
import { toast } from 'react-hot-toast/headless';
import { noteAnnounced } from './carried-messages';

const successMillis = 5000;

/**
 * The one way to say something over the page. Success stays five seconds and is read out politely; an error stays until
 * it is dismissed and is read out at once.
 */
export const notify = {
  success: (message: string) => {
    const id = toast.success(message, {
      duration: successMillis,
      ariaProps: { role: 'status', 'aria-live': 'polite' },
    });
    noteAnnounced(id, { isError: false, message });
    return id;
  },
  error: (message: string) => {
    const id = toast.error(message, {
      // The same sentence twice is one toast.
      id: message,
      duration: Infinity,
      ariaProps: { role: 'alert', 'aria-live': 'assertive' },
    });
    noteAnnounced(id, { isError: true, message });
    return id;
  },
  /** A success with an action next to it. Without a duration its content keeps its own clock, and dismisses it. */
  offer: (id: string, content: ReactElement, duration = Infinity) =>
    toast.success(content, {
      id,
      duration,
      ariaProps: { role: 'status', 'aria-live': 'polite' },
    }),
  /** Takes a message back that no longer holds. */
  dismiss: (id: string) => toast.dismiss(id),
};
