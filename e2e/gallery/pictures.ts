import { join } from 'node:path';

import { type Route, ROUTES } from '../support/routes.js';

/** Committed: each screen once, on a wide light screen. */
export const SCREENS_FOLDER = join(__dirname, '../../docs/screens');
/** Made on demand and ignored by git: every other width and theme. */
export const GALLERY_FOLDER = join(SCREENS_FOLDER, 'gallery');
export const WIDTHS = [360, 768, 1280] as const;
export const THEMES = ['light', 'dark'] as const;

/** Every screen once ("/home" is "/"), and the page for addresses that are none. */
export const SCREENS: readonly Pick<Route, 'path' | 'heading' | 'seenBy'>[] = [
  ...ROUTES.filter(({ path }) => path !== '/home'),
  { path: '/no/such/page', heading: 'This page does not exist', seenBy: ['visitor'] },
];

/** Name of a picture: `dashboard-myorders-360-dark.webp`; without the rest, that of the committed one. */
export function pictureName(path: string, width = 1280, theme = 'light'): string {
  const name = path.replace(/[/:]+/g, '-').replace(/^-+/, '') || 'home';
  return `${name}-${width}-${theme}.webp`;
}

/** Where a picture belongs, seen from docs/screens: `gallery/…` unless it is a committed one. */
export function pictureFile(path: string, width: number, theme: string): string {
  const name = pictureName(path, width, theme);
  return name === pictureName(path) ? name : `gallery/${name}`;
}
