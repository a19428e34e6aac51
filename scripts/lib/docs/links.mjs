import { existsSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { withoutCode } from './read-docs.mjs';

/*
 * Ours rather than a library: the kept ones (remark-validate-links and its tree of forty packages) read Markdown as GitHub does, and our pages use
 * inline links and plain headings only, which is all that is looked at here.
 */
const LINK = /\]\((?<target>[^()\s]+(?:\([^()]*\)[^()\s]*)?)\)/g;
const HEADING = /^#{1,6} (?<title>.+?)(?: #+)?$/gm;

/** Links between our pages, and into them, that lead nowhere. */
export function deadLinks(docs, folder) {
  const anchors = new Map(docs.map(({ path, text }) => [path, anchorsOf(text)]));
  return docs.flatMap(({ path, text }) =>
    [...withoutCode(text).matchAll(LINK)].flatMap(({ groups: { target } }) => {
      if (/^[a-z]+:/i.test(target)) return [];
      const [file, anchor] = target.split('#');
      const to = file === '' ? path : normalize(join(dirname(path), decodeURIComponent(file)));
      const inside = !to.startsWith('..') && existsSync(join(folder, to));
      if (!inside) return [`${path}: there is no ${to}`];
      if (anchor === undefined || statSync(join(folder, to)).isDirectory() || !to.endsWith('.md')) return [];
      return anchors.get(to)?.has(anchor) ? [] : [`${path}: ${to} has no heading #${anchor}`];
    }),
  );
}

/** The anchors that GitHub gives the headings of a page: https://github.com/Flet/github-slugger. */
export function anchorsOf(text) {
  const seen = new Map();
  const plain = text.replace(/^( *)```[^]*?^\1```$/gm, '');
  return new Set(
    [...plain.matchAll(HEADING)].map(({ groups: { title } }) => {
      const slug = title
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
        .replaceAll(' ', '-');
      const times = seen.get(slug) ?? 0;
      seen.set(slug, times + 1);
      return times === 0 ? slug : `${slug}-${times}`;
    }),
  );
}
