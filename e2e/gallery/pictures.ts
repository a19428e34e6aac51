import { join } from 'node:path';

import { type Route, ROUTES } from '../support/routes.js';

export const FOLDER = join(__dirname, '../../docs/screens');
export const WIDTHS = [360, 768, 1280] as const;
export const THEMES = ['light', 'dark'] as const;

/** Every screen once ("/home" is "/"), and the page for addresses that are none. */
export const SCREENS: readonly Pick<Route, 'path' | 'heading' | 'seenBy'>[] = [
  ...ROUTES.filter(({ path }) => path !== '/home'),
  { path: '/no/such/page', heading: 'This page does not exist', seenBy: ['visitor'] },
];

/** Name of a picture in the gallery: `dashboard-myorders-360-dark.webp`. */
export function pictureName(path: string, width: number, theme: string): string {
  const name = path.replace(/[/:]+/g, '-').replace(/^-+/, '') || 'home';
  return `${name}-${width}-${theme}.webp`;
}
