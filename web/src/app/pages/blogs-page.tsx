import { chakra } from '#shared/ui/chakra';
import { ArticleGrid } from '#features/shop/blog/article-grid';
import { articles } from '#features/shop/blog/articles';
import { BlogData } from '#features/shop/blog/blog-data';
import { Crumbs } from '#shared/ui/crumbs';
import { PageHeading } from '#shared/ui/page-heading';
import { PageMeta } from '#shared/ui/page-meta';
import { Wrap } from '#shared/ui/wrap';
import { paths } from '#shop-kit/paths';
import type { PageHandle } from '../route-handle';
import { PartsTile } from './parts-tile';

const description = 'How to choose, install and maintain parts. Written for DIYers.';

export const handle: PageHandle = { sitemap: () => [{ path: paths.blogs.to() }] };

/** Every article, newest first. */
export function Component() {
  return (
    <Wrap pb="16">
      <PageMeta title="Blogs" description={description} canonicalPath={paths.blogs.to()} />
      <BlogData />
      <Crumbs trail={[{ label: 'Home', to: paths.home.to() }, { label: 'Blogs' }]} />
      <PageHeading mb="2">Blogs</PageHeading>
      <chakra.p color="fg.muted" mb="8">
        {description}
      </chakra.p>
      <ArticleGrid articles={articles} withLead>
        <PartsTile />
      </ArticleGrid>
    </Wrap>
  );
}
