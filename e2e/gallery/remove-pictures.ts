import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { GALLERY_FOLDER, SCREENS_FOLDER } from './pictures.js';

/** Removes the pictures of an earlier run: those of things that are gone must not stay. */
export function removePictures(): void {
  mkdirSync(GALLERY_FOLDER, { recursive: true });
  for (const folder of [SCREENS_FOLDER, GALLERY_FOLDER])
    for (const name of readdirSync(folder)) if (name.endsWith('.webp')) rmSync(join(folder, name));
}
