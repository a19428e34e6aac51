import { Category } from '../part/category.js';
import { singular } from './singular.js';

/** Words that name a shelf when they are all of a search, as they are often misspelt ("breaks"), too. What is in names of parts everywhere, such as "engine", is not one. */
const SHELVES: Readonly<Record<Category, readonly string[]>> = {
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

const shelves = new Map(
  Object.entries(SHELVES).flatMap(([shelf, words]) =>
    words.map((word): [string, Category] => [word, Category[shelf as keyof typeof Category]]),
  ),
);

/** The shelf that a text names, if it names one. */
export const shelfNamed = (text: string): Category | undefined =>
  shelves.get(text.toLowerCase().trim().replace(/\s+/g, ' ').replace(/&/g, 'and'));

/** Their single words: what a typing error may be of, though no name has it ("accesories"). */
export const SHELF_WORDS: readonly string[] = [...shelves.keys()].filter((name) => /^\p{L}{6,}$/u.test(name));

/** How a shelf is called. */
export const SHELF_NAMES: Readonly<Record<Category, string>> = {
  ACCESSORIES: 'Accessories and fluids',
  BRAKES: 'Brakes',
  ENGINE: 'Engine and cooling',
  FILTERS: 'Filters',
  IGNITION: 'Ignition and electrics',
  LIGHTING: 'Lighting',
  SUSPENSION: 'Suspension and steering',
  WHEELS: 'Wheels and tyres',
};

/** The shelves one of whose names begins with one of these words. */
export function shelvesBeginning(words: readonly string[]): Category[] {
  const begun = words.filter((word) => word.length >= 3).map(singular);
  const shelfOf = (name: string) =>
    begun.some((word) => name.split(' ').some((part) => part.startsWith(word)));
  return Object.values(Category).filter((shelf) => shelfOf(SHELF_NAMES[shelf].toLowerCase()));
}
