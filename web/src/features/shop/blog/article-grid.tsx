import { chakra } from '#shared/ui/chakra';
import type { ReactNode } from 'react';
import { ArticleCard } from './article-card';
import type { ArticleSummary } from './articles';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
    },
  },
});

interface ArticleGridProps {
  articles: readonly ArticleSummary[];
  /** Whether the first one takes a row of its own. */
  withLead?: boolean;
  level?: 'h2' | 'h3';
  /** More places after the articles, each an `li`. */
  children?: ReactNode;
}

/** Articles in one, two or three columns. */
export function ArticleGrid({ articles, withLead = false, level = 'h2', children }: ArticleGridProps) {
  return (
    <Grid>
      {articles.map((article, index) => {
        const lead = withLead && index === 0;
        return (
          <chakra.li key={article.slug} gridColumn={lead ? '1 / -1' : undefined}>
            <ArticleCard article={article} lead={lead} level={level} />
          </chakra.li>
        );
      })}
      {children}
    </Grid>
  );
}
