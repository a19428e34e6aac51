import { chakra } from '#shared/ui/chakra';
import { panel } from '#shared/ui/panel';
import { Link } from 'react-router-dom';
import { paths } from '#shop-kit/paths';
import { ArticlePicture } from './article-picture';
import type { ArticleSummary } from './articles';

const Frame = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    height: 'full',
    overflow: 'hidden',
    ...panel,
    '&:hover a': { textDecoration: 'underline' },
    '&:has(a:focus-visible)': { outline: '3px solid {colors.petrol.focusRing}', outlineOffset: '2px' },
  },
  variants: {
    lead: {
      true: {
        lg: {
          gridTemplateRows: 'auto',
          gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
          alignItems: 'center',
        },
      },
    },
  },
});

// The link's layer covers the card, so the whole of it can be clicked; the ring is the card's.
const CardLink = chakra(Link, {
  base: { _after: { content: '""', position: 'absolute', inset: '0' }, _focusVisible: { outline: 'none' } },
});

/** The line under a title: reading time and topic. */
export const ArticleFacts = chakra('p', {
  base: { color: 'fg.subtle', fontSize: 'sm', textStyle: 'number' },
});

interface ArticleCardProps {
  article: ArticleSummary;
  /** The first of the list: wide, with its picture next to the text. */
  lead?: boolean;
  /** Level of the title. */
  level?: 'h2' | 'h3';
}

/** An article in a list: the whole card opens it. */
export function ArticleCard({ article, lead = false, level = 'h2' }: ArticleCardProps) {
  const { slug, title, description, topic, minutes } = article;
  return (
    <Frame lead={lead}>
      <ArticlePicture
        slug={slug}
        sizes={
          lead ? '(min-width: 64rem) 46rem, 92vw' : '(min-width: 64rem) 25rem, (min-width: 40rem) 45vw, 92vw'
        }
        main={lead}
      />
      <chakra.div display="grid" gap="2" alignContent="start" p={lead ? { base: '5', lg: '10' } : '5'}>
        <chakra.h2 as={level} textStyle={lead ? 'h2' : 'h3'}>
          <CardLink to={paths.article.to(slug)}>{title}</CardLink>
        </chakra.h2>
        <chakra.p color="fg.muted">{description}</chakra.p>
        <ArticleFacts>
          {minutes} min · {topic}
        </ArticleFacts>
      </chakra.div>
    </Frame>
  );
}
