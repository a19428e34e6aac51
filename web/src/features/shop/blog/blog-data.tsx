import { paths } from '#shop-kit/paths';
import { useAbsoluteUrl } from '#shared/config/use-absolute-url';
import { StructuredData } from '#shared/ui/structured-data';
import { articles } from './articles';

/** The blog and its articles, for machines. */
export function BlogData() {
  const absolute = useAbsoluteUrl();
  const blogPost = articles.map(({ slug, title, description, published }) => ({
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: published,
    url: absolute(paths.article.to(slug)),
  }));
  return (
    <StructuredData
      thing={{ '@type': 'Blog', name: 'Axle blogs', url: absolute(paths.blogs.to()), blogPost }}
    />
  );
}
