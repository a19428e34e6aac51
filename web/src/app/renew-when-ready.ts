import type { ApolloClient } from '@apollo/client';
import { noteOf } from './shown-since';

const ASK_EVERY_MS = 3000;

/** Polls until the shop is ready again, then refetches what is on the screen and removes the note. */
export function renewWhenReady(client: ApolloClient): void {
  const timer = setInterval(() => {
    if (document.hidden) return;
    void isReady().then(async (ready) => {
      if (!ready) return;
      clearInterval(timer);
      await client.refetchQueries({ include: 'active' });
      noteOf(document)?.setAttribute('hidden', '');
    });
  }, ASK_EVERY_MS);
}

const isReady = () =>
  fetch('/readyz').then(
    ({ ok }) => ok,
    () => false,
  );
