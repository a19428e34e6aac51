/** Styles of server-rendered pages: gathered separately instead of left in the markup. */
import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { css as serialize } from '@emotion/react';
import { groundName } from './ground-element';
import { notedStyles, noteStyles, pageStylesAttributes } from './page-styles';
import { system } from './system';

/** Prefixes that the build's target browsers still need; Emotion's own list goes back to 2012. */
const prefixed = /^(?:user-select|text-decoration|text-size-adjust|print-color-adjust|backdrop-filter|mask)$/;

const prefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && !element.return && prefixed.test(String(element.props))) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};
const stylisPlugins = [prefix];

/** Cache for the rules that a rendering uses. `compat` is Emotion's name for gathering instead of rendering them. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins });
  cache.compat = true;
  noteStyles(cache);
  return cache;
}

/** The gathered rules as one element, which says to the browser which element has which style (`page-styles.ts`). */
export function styleElement(cache: EmotionCache): string {
  const attributes = pageStylesAttributes(Object.keys(cache.inserted), notedStyles(cache));
  return `<style ${attributes}>${Object.values(cache.inserted).join('')}</style>`;
}

function writeGround(): string {
  const cache = createStyleCache();
  for (const styles of [system.layers.atRule, system._global]) {
    cache.insert('', serialize(styles as never), cache.sheet, true);
  }
  return `<style id="${groundName}">${Object.values(cache.inserted).join('')}</style>`;
}

/** Layers, reset, tokens and what holds on every page, as one element; the same for all pages. */
export const groundElement = writeGround();
