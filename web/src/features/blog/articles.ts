/** The articles of the blog, newest first; the texts follow with their pages. */
export interface ArticleSummary {
  slug: string;
  title: string;
  topic: string;
  minutes: number;
  /** Stem of the picture: `/pictures/articles/<picture>-{400,800,1200}.{avif,webp}`. */
  picture: string;
}

/** Newest first. */
export const articles: ArticleSummary[] = [
  { slug: 'brake-check', title: 'Checking the brakes', topic: 'Brakes', minutes: 6, picture: 'brake-check' },
  {
    slug: 'reading-part-numbers',
    title: 'Reading part numbers',
    topic: 'Choosing',
    minutes: 5,
    picture: 'reading-part-numbers',
  },
  {
    slug: 'battery-in-winter',
    title: 'The battery in winter',
    topic: 'Ignition and electrics',
    minutes: 7,
    picture: 'battery-in-winter',
  },
];
