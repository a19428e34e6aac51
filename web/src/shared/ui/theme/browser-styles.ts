import createCache, { type EmotionCache } from '@emotion/cache';
import { pageStyles } from './page-styles';

/**
 * Emotion's cache in the browser, which knows the rules of the server's page. Emotion would hydrate such an element
 * too, but it moves it, and a moved style element has the browser style and lay out the whole page again.
 */
export function hydrateStyles(): EmotionCache {
  const cache = createCache({ key: 'css' });
  for (const name of pageStyles.names) cache.inserted[name] = true;
  return cache;
}
