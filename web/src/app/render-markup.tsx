import type { ApolloClient } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStyleCache, styleElement } from '#shared/ui/theme/server-styles';

interface Markup {
  /** What React made, head tags first. */
  markup: string;
  /** The style element with the rules that the markup uses. */
  styles: string;
}

/** Renders the tree until it asks for nothing that has not been asked. */
async function render(client: ApolloClient, tree: ReactNode) {
  let styles: EmotionCache | undefined;
  let isComplete = true;
  const { result } = await prerenderStatic({
    context: { client },
    renderFunction: async (element) => {
      const gathered = createStyleCache();
      styles = gathered;
      const rendered = await prerenderToNodeStream(
        <CacheProvider value={gathered}>{element}</CacheProvider>,
        { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
      );
      isComplete = [...client.getObservableQueries()].every(
        (query) => query.getCurrentResult().dataState === 'complete',
      );
      return rendered;
    },
    tree,
  });
  return { markup: result, styles: styles ? styleElement(styles) : '', isComplete };
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
  if (isFilled) {
    client.defaultOptions = { watchQuery: { fetchPolicy: 'cache-only' } };
    const fromCache = await render(client, tree);
    if (fromCache.isComplete) return fromCache;
    client.defaultOptions = {};
  }
  return render(client, tree);
}
