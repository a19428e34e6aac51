import { paths } from '#shop-kit/paths';
import { useAbsoluteUrl } from '#shared/config/use-absolute-url';
import { StructuredData } from '#shared/ui/structured-data';
import type { ArticleSummary } from './articles';

/** Path of the picture that represents an article where it is shared. */
export const sharedPicture = (slug: string) => `/pictures/articles/${slug}-1200.webp`;

/** The article, for machines. */
export function ArticleData({ article }: { article: ArticleSummary }) {
  const absolute = useAbsoluteUrl();
  const { slug, title, description, topic, published, minutes } = article;
  const axle = { '@type': 'Organization', name: 'Axle', url: absolute('/') };
  return (
    <StructuredData
      thing={{
        '@type': 'Article',
        headline: title,
        description,
        image: absolute(sharedPicture(slug)),
        articleSection: topic,
        datePublished: published,
        timeRequired: `PT${minutes}M`,
        inLanguage: 'en',
        author: axle,
        publisher: { ...axle, logo: absolute('/brand/icon-512.png') },
        mainEntityOfPage: absolute(paths.article.to(slug)),
      }}
    />
  );
}
