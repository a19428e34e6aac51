import { text } from 'node:stream/consumers';
import type { ApolloClient } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { QuerySourceContext } from '#shared/apollo/query-source';
import { createStyleCache, styleElement } from '#shared/ui/theme/server-styles';
import { queryFromCache } from './query-from-cache';

interface Markup {
  /** Output of React, head tags first. */
  markup: string;
  /** The style element with the rules that the markup uses. */
  styles: string;
}

/** One rendering by React. */
async function renderOnce(tree: ReactNode) {
  const styles = createStyleCache();
  const rendered = await prerenderToNodeStream(<CacheProvider value={styles}>{tree}</CacheProvider>, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  return { rendered, styles };
}

/** Renders from the client's cache; undefined when it lacks something. */
async function renderFromCache(client: ApolloClient, tree: ReactNode): Promise<Markup | undefined> {
  let isComplete = true as boolean;
  const source = queryFromCache(client, () => {
    isComplete = false;
  });
  const { rendered, styles } = await renderOnce(
    <QuerySourceContext value={source}>{tree}</QuerySourceContext>,
  );
  const markup = await text(rendered.prelude);
  return isComplete ? { markup, styles: styleElement(styles) } : undefined;
}

/** Renders the tree until it requests nothing new. */
async function renderUntilAnswered(client: ApolloClient, tree: ReactNode): Promise<Markup> {
  let styles = '';
  const { result } = await prerenderStatic({
    context: { client },
    renderFunction: async (element) => {
      const last = await renderOnce(element);
      styles = styleElement(last.styles);
      return last.rendered;
    },
    tree,
  });
  return { markup: result, styles };
}

/**
 * The tree as HTML, with its queries answered. Apollo learns by rendering what is asked and renders again with the answers; when
 * the client's cache `isFilled` already, one rendering from the cache does, and only if that lacks something Apollo
 * goes its way.
 */
export async function renderMarkup(
  client: ApolloClient,
  tree: ReactNode,
  isFilled: boolean,
): Promise<Markup> {
  return (isFilled ? await renderFromCache(client, tree) : undefined) ?? renderUntilAnswered(client, tree);
}
