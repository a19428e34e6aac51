import { readFileSync } from 'node:fs';

/** One or several names, separated by commas, and what people type for them. */
type Meanings = Readonly<Record<string, string>>;

/**
 * The vocabulary of the search, all of it in `words.json`: a shop in another language, or selling other things, changes
 * that file. Words are matched within names, so a stem is enough; a plural, a joined unit and another spelling of the
 * same letters need no line. Several words in one text are separated by spaces, several names by commas.
 */
interface Vocabulary {
  /** Synonyms of each other. */
  readonly same: readonly (readonly string[])[];
  /** Other names for one or several things: these find the things, but not the other way round. */
  readonly means: Meanings;
  /** Languages of customers besides English. Only their long words are offered as spellings. */
  readonly german: Meanings;
  readonly polish: Meanings;
  readonly spanish: Meanings;
  /** The first is short for the second: among parts with the first, those with the second come first. */
  readonly shortFor: readonly (readonly string[])[];
  /** Names of the specifications that tell a wheel's bolt circle and how many bolts are on it. */
  readonly boltCircle: { readonly circle: string; readonly bolts: string };
  /** Words that add nothing after a side: "left hand side" is left. */
  readonly sides: { readonly of: string; readonly fillers: string };
  /** Filler words; no name that matters contains them. */
  readonly stopWords: readonly string[];
  /**
   * Names of a category when they are the whole search, including common misspellings ("breaks"). Words in many part
   * names, such as "engine", are not.
   */
  readonly categories: Meanings;
  /** Nicknames of some cars' generations, with their models and years in the list of cars. */
  readonly generations: readonly {
    readonly make: string;
    readonly models: readonly string[];
    readonly years: readonly [number, number];
    readonly names: string;
  }[];
  /** Short names of makes, and of models: letters and digits alone. */
  readonly makes: Readonly<Record<string, string>>;
  readonly models: Readonly<Record<string, string>>;
  /** Words about a car that are in no list of cars: trim, body, drive and fuel. */
  readonly trims: readonly string[];
  /** Kinds of engines that parts are for. */
  readonly engines: string;
  /**
   * Makers of parts and fluids: never treated as misspelt, whether this shop sells them or not ("motul" is not
   * "motor").
   */
  readonly partMakers: readonly string[];
  /**
   * Two-word part names that contain a model's name. No shop has all of them, and a search for one that this shop lacks
   * is not for a car.
   */
  readonly partsNamedLikeCars: string;
}

export const VOCABULARY = JSON.parse(
  readFileSync(new URL('words.json', import.meta.url), 'utf8'),
) as Vocabulary;

/** The single words of some texts. */
export const wordsOf = (...texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.split(' ')));

/** The names in a text, separated by commas. */
export const namesIn = (text: string): string[] => text.split(', ');
