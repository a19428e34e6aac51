import { createHash } from 'node:crypto';

/** Inline elements that a policy lets pass, as source expressions. */
export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The policy's source expression for this text. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The inline scripts that run, and the inline styles, of HTML that we wrote: the template, the style elements of a page.
 * Never of a whole page, where what someone injected would be allowed with the rest.
 */
export function inlineSources(html: string): Inline {
  const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[^]*?)<\/script>/g)].filter(
    ({ groups }) => !/\bsrc=|application\/json/.test(groups?.attributes ?? ''),
  );
  const styles = [...html.matchAll(/<style[^>]*>(?<rules>[^]*?)<\/style>/g)];
  return {
    scripts: scripts.map(({ groups }) => sourceOf(groups?.code ?? '')),
    styles: styles.map(({ groups }) => sourceOf(groups?.rules ?? '')),
  };
}
