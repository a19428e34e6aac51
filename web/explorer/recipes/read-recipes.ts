/** Who makes the calls of a recipe. */
export type RecipeCaller = 'visitor' | 'customer' | 'admin';

/** One recipe of docs/api.md, in the order of the page. */
export interface Recipe {
  readonly number: number;
  readonly title: string;
  readonly as: RecipeCaller;
  readonly query: string;
  /** JSON text; its strings `"$NAME"` stand for values that were kept. */
  readonly variables: string;
  /** Shell that comes before either transport; may be empty. */
  readonly before: string;
  /** The REST call. */
  readonly shell: string;
}

const RECIPE = /^### (?<number>\d+)\. (?<title>.+)$/gm;
const BLOCK = /^```(?<language>\w+)(?: (?<role>\w+))?\n(?<code>[^]*?)^```$/gm;

/** Reads the recipes from the text of docs/api.md. Throws when one lacks its caller or a transport. */
export function readRecipes(markdown: string): Recipe[] {
  const headings = [...markdown.matchAll(RECIPE)];
  return headings.map((heading, index) => {
    const text = markdown.slice(heading.index, headings[index + 1]?.index);
    const { number, title } = heading.groups as { number: string; title: string };
    const as = /As an? (?<as>visitor|customer|admin)/.exec(text)?.groups?.as as RecipeCaller | undefined;
    const query = block(text, 'graphql');
    const shell = block(text, 'sh');
    if (!as || !query || !shell) throw new Error(`Recipe ${number} needs a caller and both transports.`);
    return {
      number: Number(number),
      title,
      as,
      query,
      variables: block(text, 'json variables'),
      before: block(text, 'sh both'),
      shell,
    };
  });
}

/** The block of docs/api.md that sets the names which no answer gives. */
export const readSetUp = (markdown: string): string => block(markdown, 'sh setup');

function block(text: string, kind: string): string {
  for (const { groups } of text.matchAll(BLOCK)) {
    if ([groups?.language, groups?.role].filter(Boolean).join(' ') === kind) return groups?.code ?? '';
  }
  return '';
}
