import { basename } from 'node:path';
import type { Plugin } from 'vite';

const INLINE_FONT =
  /url\(data:(?:application|font)\/(?:x-)?(?:font-)?(?<type>woff2?|ttf);base64,(?<data>[^)]+)\)/g;

/**
 * Writes the fonts that GraphiQL carries inside its style sheet to files beside it. Our Content-Security-Policy lets fonts
 * come from our own origin only, and a browser then fetches just those it needs.
 */
export function fontFiles(): Plugin {
  return {
    name: 'axle:font-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const sheet of Object.values(bundle)) {
        if (sheet.type !== 'asset' || !sheet.fileName.endsWith('.css')) continue;
        const css = typeof sheet.source === 'string' ? sheet.source : new TextDecoder().decode(sheet.source);
        sheet.source = css.replaceAll(INLINE_FONT, (_, type: string, data: string) => {
          const font = this.emitFile({
            type: 'asset',
            name: `font.${type}`,
            source: Buffer.from(data, 'base64'),
          });
          return `url(${basename(this.getFileName(font))})`;
        });
      }
    },
  };
}
