import { Category } from '../part/category.js';
import { singular } from './singular.js';

/** Words that name a category when they are all of a search, as they are often misspelt ("breaks"), too. What is in names of parts everywhere, such as "engine", is not one. */
const WORDS_OF: Readonly<Record<Category, readonly string[]>> = {
  ACCESSORIES: ['accesorios', 'accessories', 'accessory', 'accessories and fluids', 'fluids', 'liquids'],
  BRAKES: ['brakes', 'breaks', 'braking', 'brake parts', 'brake system', 'bremsen', 'hamulce', 'frenos'],
  ENGINE: ['engine parts', 'engine and cooling', 'cooling', 'motor parts'],
  FILTERS: ['filters', 'filtration', 'filtry', 'filtros'],
  IGNITION: [
    'ignition and electrics',
    'ignition parts',
    'electrics',
    'electrical',
    'electric',
    'electronics',
  ],
  LIGHTING: ['lighting', 'lights', 'lamps', 'beleuchtung', 'luces'],
  SUSPENSION: [
    'suspension',
    'suspension and steering',
    'suspension parts',
    'steering',
    'chassis',
    'suspensión',
  ],
  WHEELS: ['wheels', 'wheels and tyres', 'wheels and tires', 'räder', 'felgen', 'llantas y rines', 'ruedas'],
};

const categories = new Map(
  Object.entries(WORDS_OF).flatMap(([category, words]) =>
    words.map((word): [string, Category] => [word, Category[category as keyof typeof Category]]),
  ),
);

/** The category that a text names, if it names one. */
export const categoryNamed = (text: string): Category | undefined =>
  categories.get(text.toLowerCase().trim().replace(/\s+/g, ' ').replace(/&/g, 'and'));

/** Their single words: what a typing error may be of, though no name has it ("accesories"). */
export const CATEGORY_WORDS: readonly string[] = [...categories.keys()].filter((name) =>
  /^\p{L}{6,}$/u.test(name),
);

/** How a category is called. */
export const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  ACCESSORIES: 'Accessories and fluids',
  BRAKES: 'Brakes',
  ENGINE: 'Engine and cooling',
  FILTERS: 'Filters',
  IGNITION: 'Ignition and electrics',
  LIGHTING: 'Lighting',
  SUSPENSION: 'Suspension and steering',
  WHEELS: 'Wheels and tyres',
};

/** The categories one of whose names begins with one of these words. */
export function categoriesBeginning(words: readonly string[]): Category[] {
  const begun = words.filter((word) => word.length >= 3).map(singular);
  const isBegun = (name: string) =>
    begun.some((word) => name.split(' ').some((part) => part.startsWith(word)));
  return Object.values(Category).filter((category) => isBegun(CATEGORY_NAMES[category].toLowerCase()));
}
