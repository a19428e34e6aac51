import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const worthIt = /\.(?:js|css|svg|webmanifest|txt)$/;
const smallest = 1000;
// The most there is: a build takes two seconds longer than with 10, and every visitor loads two in a hundred less.
const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };

/** Lays `.br` and `.gz` beside each built file that a browser may take so: the server only reads them. */
export function compressedFiles(): Plugin {
  let outDir = '';
  return {
    name: 'axle:compressed-files',
    apply: 'build',
    configResolved({ root, build }) {
      outDir = join(root, build.outDir);
    },
    async closeBundle() {
      const files = await readdir(outDir, { recursive: true });
      await Promise.all(
        files
          .filter((file) => worthIt.test(file))
          .map(async (file) => {
            const path = join(outDir, file);
            const content = await readFile(path);
            if (content.length < smallest) return;
            await Promise.all([
              brotli(content, { params }).then((bytes) => writeFile(`${path}.br`, bytes)),
              gzipped(content, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
            ]);
          }),
      );
    },
  };
}
