import { Category } from '../part/category.js';
import { foldText } from './fold-text.js';
import { singular } from './singular.js';
import { namesIn, VOCABULARY } from './words.js';

const categories = new Map(
  Object.entries(VOCABULARY.categories).flatMap(([category, names]) =>
    namesIn(names).map((word): [string, Category] => [
      foldText(word),
      Category[category as keyof typeof Category],
    ]),
  ),
);

export const categoryNamed = (text: string): Category | undefined =>
  categories.get(foldText(text).trim().replace(/\s+/g, ' ').replace(/&/g, 'and'));

/** Their single words: a typing error may be of these, even if no name has them ("accesories"). */
export const CATEGORY_WORDS: readonly string[] = [...categories.keys()].filter((name) =>
  /^\p{L}{6,}$/u.test(name),
);

export const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  ACCESSORIES: 'Accessories and fluids',
  BRAKES: 'Brakes',
  ENGINE: 'Engine and cooling',
  FILTERS: 'Filters',
  IGNITION: 'Ignition and electrical',
  LIGHTING: 'Lighting',
  SUSPENSION: 'Suspension and steering',
  WHEELS: 'Wheels and tires',
};

export function categoriesBeginning(words: readonly string[]): Category[] {
  const begun = words.filter((word) => word.length >= 3).map(singular);
  const isBegun = (name: string) =>
    begun.some((word) => name.split(' ').some((part) => part.startsWith(word)));
  return Object.values(Category).filter((category) => isBegun(CATEGORY_NAMES[category].toLowerCase()));
}
