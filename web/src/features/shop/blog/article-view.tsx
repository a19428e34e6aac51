import { chakra } from '#shared/ui/chakra';
import { utcDay } from '#shared/format/dates';
import { PageHeading } from '#shared/ui/page-heading';
import { Prose } from '#shared/ui/prose';
import { ArticleFacts } from './article-card';
import { ArticlePicture } from './article-picture';
import { articleTable } from './article-table';
import { articleTexts } from './article-texts';
import type { ArticleSummary } from './articles';

const Column = chakra('article', {
  base: { display: 'grid', gap: '6', maxW: 'prose', mx: 'auto', pt: '4', pb: '12' },
});

const Frame = chakra('div', { base: { borderRadius: 'card', overflow: 'hidden' } });

/** A whole article: picture, title, reading time, text. */
export function ArticleView({ article }: { article: ArticleSummary }) {
  const { slug, title, description, topic, minutes, published, pictureText } = article;
  const Text = articleTexts[slug];
  return (
    <Column aria-labelledby="article-title">
      <Frame>
        <ArticlePicture slug={slug} text={pictureText} sizes="(min-width: 44rem) 42rem, 92vw" main />
      </Frame>
      <chakra.header display="grid" gap="3">
        <PageHeading id="article-title">{title}</PageHeading>
        <chakra.p color="fg.muted" fontSize="lg" lineHeight="body">
          {description}
        </chakra.p>
        <ArticleFacts>
          {minutes} min read · {topic} · <time dateTime={published}>{utcDay(published)}</time>
        </ArticleFacts>
      </chakra.header>
      {Text && (
        <Prose data-testid="prose">
          <Text components={articleTable} />
        </Prose>
      )}
    </Column>
  );
}
