import { useParams } from 'react-router-dom';
import { ArticleData, sharedPicture } from '#features/shop/blog/article-data';
import { ArticleView } from '#features/shop/blog/article-view';
import { articles, findArticle } from '#features/shop/blog/articles';
import { ReadNext } from '#features/shop/blog/read-next';
import { jobVariables, PartsForJob } from '#features/catalogue/parts/parts-for-job';
import { PartsForJobDocument } from '#features/catalogue/parts/parts-for-job.generated';
import { Crumbs } from '#shared/ui/crumbs';
import { PageMeta } from '#shared/ui/page-meta';
import { Section, Wrap } from '#shared/ui/wrap';
import { paths } from '#shop-kit/paths';
import type { PageHandle } from '../route-handle';
import { NotFoundPage } from './not-found-page';

export const handle: PageHandle = {
  async load(ask, { params: { slug = '' } }) {
    const article = findArticle(slug);
    if (article) await ask(PartsForJobDocument, jobVariables(article.parts));
  },
  sitemap: () =>
    articles.map(({ slug, published }) => ({ path: paths.article.to(slug), changed: published })),
};

/** One article, the parts for its job, and what to read next. */
export function Component() {
  const { slug = '' } = useParams();
  const article = findArticle(slug);
  if (!article) return <NotFoundPage />;
  const { title, description, parts } = article;
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        canonicalPath={paths.article.to(slug)}
        image={sharedPicture(slug)}
        kind="article"
      />
      <ArticleData article={article} />
      <Wrap>
        <Crumbs
          trail={[
            { label: 'Home', to: paths.home.to() },
            { label: 'Blogs', to: paths.blogs.to() },
            { label: title },
          ]}
        />
        <ArticleView key={slug} article={article} />
      </Wrap>
      <Section ground="panel" deferred>
        <Wrap display="grid" gap="12">
          <PartsForJob {...parts} />
          <ReadNext after={slug} />
        </Wrap>
      </Section>
    </>
  );
}
