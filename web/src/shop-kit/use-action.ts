import { useState } from 'react';
import { mayBeDone } from '#shared/apollo/failure-message';
import { shopErrorOf, type ShopError } from '#shared/apollo/shop-error';
import { notify } from '#shared/ui/toast';
import { refusalText, type RefusalOptions } from './error-texts';

export interface Refusal {
  code: ShopError['code'];
  /** Whether the change may have been saved all the same. */
  mayBeDone: boolean;
  text: string;
}

export interface Action<Data> extends RefusalOptions {
  send: () => Promise<Data>;
  /** Text of the toast once it is saved; without it, the screen shows the success. */
  done?: string | ((data: Data) => string);
  /** Begins the message of a refusal: "The job was not saved." */
  notDone: string;
  /** The caller shows the refusal; otherwise a toast does. */
  quiet?: boolean;
  /** Whether it removes something: if another admin has already removed it, that is a success. */
  removes?: boolean;
}

/**
 * Sends a change and shows its outcome, then refetches what the screen shows, whether the change was saved or refused. Resolves to the refusal,
 * or to undefined once saved; never rejects. `refetch` must not reject either.
 */
export function useAction(refetch?: () => Promise<unknown>) {
  const [busy, setBusy] = useState(false);

  async function act<Data>({ send, done, notDone, quiet, removes, ...options }: Action<Data>) {
    setBusy(true);
    let refusal: Refusal | undefined;
    try {
      const data = await send();
      const message = typeof done === 'function' ? done(data) : done;
      if (message) notify.success(message);
    } catch (thrown) {
      const { code } = shopErrorOf(thrown);
      if (removes && code === 'NOT_FOUND' && typeof done === 'string') notify.success(done);
      else refusal = { code, mayBeDone: mayBeDone(thrown), text: refusalText(thrown, notDone, options) };
      if (refusal && !quiet) notify.error(refusal.text);
    }
    await refetch?.();
    setBusy(false);
    return refusal;
  }

  return { act, busy };
}
