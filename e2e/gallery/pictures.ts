import { join } from 'node:path';

import { CIVIC } from '../support/civic.js';
import { type Route, ROUTES } from '../support/routes.js';

/** Committed: each screen once, on a wide light screen. */
export const SCREENS_FOLDER = join(__dirname, '../../docs/screens');
/** Made on demand and ignored by git: every other width and theme. */
export const GALLERY_FOLDER = join(SCREENS_FOLDER, 'gallery');
export const WIDTHS = [360, 768, 1280] as const;
export const THEMES = ['light', 'dark'] as const;

/** Every width in every theme. */
export const LOOKS = THEMES.flatMap((theme) => WIDTHS.map((width) => ({ theme, width })));

/** Every screen once ("/home" is "/"), the catalogue for a car, and the page for addresses that are none. */
export const SCREENS: readonly Pick<Route, 'path' | 'heading' | 'seenBy'>[] = [
  ...ROUTES.filter(({ path }) => path !== '/home'),
  {
    path: `/catalogue?category=brakes&${CIVIC}&fit=all`,
    heading: 'Brakes',
    seenBy: ['visitor'],
  },
  { path: '/no/such/page', heading: 'Page not found', seenBy: ['visitor'] },
];

const [committedWidth, committedTheme] = [1280, 'light'];

/** Name of a picture: `dashboard-myorders-360-dark.webp`, `catalogue-car-…` where the address has one; without the rest, that of the committed one. */
export function pictureName(path: string, width: number = committedWidth, theme = committedTheme): string {
  const name = path.replace(/\?.*$/, '/car').replace(/[/:]+/g, '-').replace(/^-+/, '') || 'home';
  return `${name}-${width}-${theme}.webp`;
}

/** Path of a picture, relative to docs/screens: `gallery/…` unless it is a committed one. */
export function pictureFile(path: string, width: number, theme: string): string {
  const name = pictureName(path, width, theme);
  return name === pictureName(path) ? name : `gallery/${name}`;
}
