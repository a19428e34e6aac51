import { categoryOf, type CategoryId } from '#shop-kit/categories';
import { paths } from '#shop-kit/paths';

/** A picture of the carousel and where its caption leads. */
export interface HeroSlide {
  picture: number;
  alt: string;
  caption: string;
  to: string;
}

const leadingTo = (category: CategoryId) => ({
  caption: categoryOf(category).label,
  to: paths.catalogue.to({ category }),
});

/** Five pictures, each a way into the shop. */
export const heroSlides: HeroSlide[] = [
  { picture: 1, alt: 'Five alloy wheels standing in a row in low light', ...leadingTo('WHEELS') },
  { picture: 2, alt: 'Drilled brake disc with a red caliper in low light', ...leadingTo('BRAKES') },
  {
    picture: 3,
    alt: 'Pistons, camshaft, valves and a turbocharger on dark slate',
    ...leadingTo('ENGINE'),
  },
  {
    picture: 4,
    alt: 'Struts, coil-overs, springs and dampers standing in a row',
    ...leadingTo('SUSPENSION'),
  },
  {
    picture: 5,
    alt: 'Many car parts laid out on dark slate, seen from above',
    caption: 'All parts',
    to: paths.catalogue.to(),
  },
];

/** `srcset` of a carousel picture in one format. */
export const slideSources = (picture: number, format: 'avif' | 'webp') =>
  [720, 960, 1440].map((width) => `/pictures/carousel/${picture}-${width}.${format} ${width}w`).join(', ');

/** The picture fills the width, and two thirds of it next to the panel. */
export const slideSizes = '(min-width: 82rem) calc(50vw + 14.5rem), (min-width: 64rem) 67vw, 100vw';
