/** Styles of pages that are rendered on the server: gathered beside the markup instead of left in it. */
import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { css as serialize } from '@emotion/react';
import { groundName } from './ground-element';
import { system } from './system';

/** What the browsers that the build is made for still want prefixed; Emotion's own list goes back to 2012. */
const prefixed = /^(?:user-select|text-decoration|text-size-adjust|print-color-adjust|backdrop-filter|mask)$/;

const prefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && !element.return && prefixed.test(String(element.props))) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};
const stylisPlugins = [prefix];

/** Where a rendering puts the rules that its elements use. `compat` is Emotion's word for gathering instead of rendering them. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins });
  cache.compat = true;
  return cache;
}

/** The gathered rules as one element, named so that the browser's Emotion takes them for its own. */
export function styleElement({ inserted }: EmotionCache): string {
  const names = Object.keys(inserted);
  return `<style data-emotion="css ${names.join(' ')}">${Object.values(inserted).join('')}</style>`;
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
