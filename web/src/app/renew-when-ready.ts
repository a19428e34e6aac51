import type { ApolloClient } from '@apollo/client';
import { noteOf } from './shown-since';

const ASK_EVERY_MS = 3000;

/** Asks until the shop is ready again, then fetches again what is on the screen and takes the note away. */
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
