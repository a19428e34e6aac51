import createCache, { type EmotionCache } from '@emotion/cache';
import { pageStyles } from './page-styles';

/**
 * Emotion's cache in the browser, which knows the rules that came with the page. Emotion would hydrate such an element by itself, but
 * it moves what it hydrates, and a style element that moves has the browser style and lay out the whole page again.
 */
export function hydrateStyles(): EmotionCache {
  const cache = createCache({ key: 'css' });
  for (const name of pageStyles.names) cache.inserted[name] = true;
  return cache;
}
