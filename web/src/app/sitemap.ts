import { articles } from '#features/blog/articles';
import { information } from '#features/information/information';
import { categories } from '#shop-kit/categories';
import { paths } from '#shop-kit/paths';

/** A page worth finding elsewhere: its path and, where it is known, the day it last changed (ISO 8601). */
export interface SitemapPage {
  path: string;
  changed?: string;
}

/** Every public page. Which parts are sold only the database knows: their ids come from the caller. */
export const sitemapPages = (partIds: readonly string[]): SitemapPage[] => [
  { path: paths.home.to() },
  { path: paths.catalogue.to() },
  ...categories.map(({ id }) => ({ path: paths.catalogue.to({ category: id }) })),
  { path: paths.blogs.to() },
  ...articles.map(({ slug, published }) => ({ path: paths.article.to(slug), changed: published })),
  { path: paths.car.to() },
  { path: paths.questions.to() },
  { path: paths.portfolio.to() },
  ...information.map(({ id }) => ({ path: paths[id].to() })),
  ...partIds.map((id) => ({ path: paths.part.to(id) })),
];
