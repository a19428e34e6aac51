import { createPersistedStore } from '#shared/browser/persisted-store';
import { sessionTexts } from '#shared/browser/text-stores';

const target = createPersistedStore<string | null>({
  key: 'axle:arriving-at',
  storage: sessionTexts,
  initial: null,
});

/** Called when a link leaves this document for another of the shop: the heading there takes focus, as after any link. */
export const carryFocus = (pathname: string): void => target.write(pathname);

/** Returns, once, whether a link of the previous document led to `pathname`. */
export const takeCarriedFocus = (pathname: string): boolean => target.take() === pathname;
