import { readFileSync } from 'node:fs';

/** One or several names that are meant, separated by commas, and what is typed for them. */
type Meanings = Readonly<Record<string, string>>;

/**
 * The vocabulary of the search, all of it in `words.json`: a shop in another language, or of other things, changes that file. Words are
 * looked for within names, so a stem is enough; a plural, a joined unit and another spelling of the same letters need no line. Several
 * words in one text are separated by blanks, several names by commas.
 */
interface Vocabulary {
  /** Each is just another name of the others. */
  readonly same: readonly (readonly string[])[];
  /** What people call a thing that is called otherwise in names, or many things: these find it, and not the other way round. */
  readonly means: Meanings;
  /** As they are typed here. */
  readonly germanAndPolish: Meanings;
  /** The second language of this trade in the United States. None of them is offered as the spelling of an English word. */
  readonly spanish: Meanings;
  /** The first is short for the second: of what has the first, that comes before the rest. */
  readonly shortFor: readonly (readonly string[])[];
  /** Said around what is looked for; they stand in no name that matters. */
  readonly stopWords: readonly string[];
  /**
   * What names a category when it is all of a search, as it is often misspelt ("breaks"), too. What is in names of parts everywhere, such
   * as "engine", does not.
   */
  readonly categories: Meanings;
  /** What people call the generations of some cars, and which models and years of the list of cars that is. */
  readonly generations: readonly {
    readonly make: string;
    readonly models: readonly string[];
    readonly years: readonly [number, number];
    readonly names: string;
  }[];
  /** Short names of makes, and of models: letters and digits alone. */
  readonly makes: Readonly<Record<string, string>>;
  readonly models: Readonly<Record<string, string>>;
  /** What is said of a car and stands in no list of cars: its trim, body, drive and fuel. */
  readonly trims: readonly string[];
  /** Kinds of engines that parts are for. */
  readonly engines: string;
  /** Makers of parts and fluids: never a misspelt word, whether this shop sells them or not ("motul" is no motor). */
  readonly partMakers: readonly string[];
  /**
   * Parts whose name in two words has the name of a model in it. No shop has all of them, and a search for one that this shop does not
   * have is for no car.
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
