import type { CatalogueView } from '#shop-kit/catalogue-view';

/** Metadata of an article for lists and crawlers; its text is in `article-texts.ts`, which only its own page loads. */
export interface ArticleSummary {
  slug: string;
  title: string;
  /** One or two sentences: what the reader can do afterwards. */
  description: string;
  topic: string;
  /** Reading time at 200 words a minute, rounded up. */
  minutes: number;
  /** Day of publication, ISO 8601. */
  published: string;
  /** Description of `/pictures/articles/<slug>-{400,800,1200}.{avif,webp}`. */
  pictureText: string;
  /** The parts that the article is about. */
  parts: Pick<CatalogueView, 'search' | 'category'>;
}

/** The articles of the blog, newest first. */
export const articles: readonly ArticleSummary[] = [
  {
    slug: 'brake-check',
    title: 'Checking the brakes',
    description:
      'Measure pads, discs, hoses and fluid at home, know the limits, and know when to call a tow truck.',
    topic: 'Brakes',
    minutes: 5,
    published: '2026-11-10',
    pictureText:
      'A drilled brake disc with a red caliper, two brake pads and a sliding caliper on a workshop floor',
    parts: { search: '', category: 'BRAKES' },
  },
  {
    slug: 'reading-part-numbers',
    title: 'Reading part numbers',
    description:
      'Which number on an old part to order by, and which ones are sizes you can check with a ruler.',
    topic: 'Choosing',
    minutes: 4,
    published: '2026-10-27',
    pictureText:
      'An oil filter, a thermostat, a spark plug and a coil around a label with the number AX 2048 115-H',
    parts: { search: '', category: 'FILTERS' },
  },
  {
    slug: 'battery-in-winter',
    title: 'The battery in winter',
    description: 'Measure, charge, clean and jump-start a car battery, and choose the right replacement.',
    topic: 'Ignition and electrical',
    minutes: 4,
    published: '2026-10-13',
    pictureText: 'A 74 Ah starter battery in the snow with a red jump lead beside it',
    parts: { search: '', category: 'IGNITION' },
  },
  {
    slug: 'choosing-oil-filter',
    title: 'Choosing and installing an oil filter',
    description:
      'The five measurements that must match, and how to fit spin-on filters and cartridges without a leak.',
    topic: 'Filters',
    minutes: 5,
    published: '2026-09-29',
    pictureText: 'Spin-on oil filters, a filter insert with its cap and a can of motor oil in a row',
    parts: { search: 'oil filter', category: null },
  },
  {
    slug: 'fitting-spark-plugs',
    title: 'Installing spark plugs',
    description:
      'Pick plugs by thread, reach and seat, read the old ones, and tighten the new ones to the right torque.',
    topic: 'Ignition and electrical',
    minutes: 4,
    published: '2026-09-15',
    pictureText: 'Five spark plugs, a pencil ignition coil and a torque wrench',
    parts: { search: 'spark plug', category: null },
  },
  {
    slug: 'tire-and-wheel-care',
    title: 'Caring for tires and wheels',
    description: 'Pressure, tread, age, bolts and storage: the numbers that matter.',
    topic: 'Wheels and tires',
    minutes: 4,
    published: '2026-09-01',
    pictureText: 'An alloy wheel with its tire beside a stack of two tires, with four lug nuts in front',
    parts: { search: '', category: 'WHEELS' },
  },
];

/** The article at an address; undefined when there is none. */
export const findArticle = (slug: string) => articles.find((article) => article.slug === slug);

/** Articles to read next: the three that follow it, wrapping around. */
export function readNext(slug: string): ArticleSummary[] {
  const position = articles.findIndex((article) => article.slug === slug);
  return [...articles.slice(position + 1), ...articles.slice(0, position)].slice(0, 3);
}
